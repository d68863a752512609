import { paths } from '../../paths'
import { company, mailLink, phoneLink } from '../company'
import type { LegalPage } from './legal-page'

/** A draft: set percentages and days to those of your contracts before the site goes live. */
export const content: LegalPage = {
  title: 'Refund Policy',
  description:
    'When fees for PPC, SEO and web development are refunded, what is not refundable, how long the money takes to arrive, and how to ask for it.',
  path: paths.refundPolicy,
  heading: 'Refund Policy',
  lead: `This policy applies to fees paid to ${company.legalName}. If your signed proposal says something different, the proposal applies.`,
  updated: '2026-11-20',
  sections: [
    {
      id: 'terms',
      heading: 'Refund terms',
      blocks: [
        'You can cancel any order before work on it starts and get the full fee back. Once work has started, we charge for what is done and refund what is not. The proposal lists each stage with its price, so both sides can see which is which.',
        'Some payments cannot be refunded:',
        {
          list: [
            'money you paid directly to others, such as advertising spend at Google or Meta, domain names, hosting, themes, plugins, stock pictures and app-store fees;',
            'stages you have approved in writing, including by email;',
            'meetings, audits, training sessions and reports already delivered;',
            'delay that comes from missing access, texts, pictures or approvals on your side.',
          ],
        },
        'To ask for a refund, write to us within 30 days of the payment or of the event you complain about. Give the invoice number, the amount and the reason. If we made a mistake, such as charging twice, we refund it in full whenever you report it.',
      ],
    },
    {
      id: 'processing',
      heading: 'Processing',
      blocks: [
        'When we approve a refund, we confirm the amount by email and start the payment. Two periods follow:',
        {
          steps: [
            'On our side, processing takes 5–7 business days from the confirmation.',
            'The amount then takes 7–14 further working days to reach you, depending on the payment method and your bank.',
          ],
        },
        'Money goes back the way it came: to the same card, UPI ID or bank account. We cannot pay a refund to another person or in cash. For a bank transfer we may ask for the account number and IFSC; we never ask for a PIN, OTP or CVV.',
        'Where the fee included GST, we issue a credit note and refund the tax on the refunded part as tax law allows. Gateway or bank charges that we cannot recover may be deducted if you cancel without a fault on our side.',
        {
          note: 'Example: a landing page was ordered for ₹30,000 in three stages of ₹10,000. You approve the draft and cancel before design starts. ₹10,000 is earned and ₹20,000 is refunded. If we confirm this on 1\u00A0June, the money should be with you by about the end of June.',
        },
      ],
    },
    {
      id: 'support',
      heading: 'Support',
      blocks: [
        [
          'Send requests to ',
          mailLink,
          ', call ',
          phoneLink,
          ' or use the ',
          { text: 'contact form', path: paths.contact },
          '. We reply within 24–48 hours on working days, either with a decision or with the questions we still have. If the money has not arrived after the periods above, send us the confirmation and we will give you the bank reference to trace it.',
        ],
      ],
    },
    {
      id: 'ppc',
      heading: 'PPC',
      blocks: [
        [
          'For ',
          { text: 'pay-per-click campaigns', path: paths.payPerClick },
          ', two kinds of money are separate. The advertising budget goes from you to the platform. Clicks that took place cannot be refunded by us; an unused balance is returned under the rules of the platform, for example as described in ',
          { text: 'Google Ads Help', href: 'https://support.google.com/google-ads/' },
          '.',
        ],
        'Our setup fee is refundable until the account or campaign structure has been built. The monthly management fee is not refundable for a month that has begun. Months paid ahead that have not begun are refunded. Low sales or few leads alone are no ground for a refund. If a campaign was set up against your written brief, we correct it without charge or refund our fee for that period.',
      ],
    },
    {
      id: 'seo',
      heading: 'SEO',
      blocks: [
        [
          'Work on ',
          { text: 'search engine optimization', path: paths.seoServices },
          ' is billed monthly and usually takes several months to show. We promise the work listed in the plan, and no positions in search results, so a position that was not reached gives no right to a refund.',
        ],
        'You may stop with 15 days of notice before the next billing month. Months paid ahead that have not begun are refunded in full. If work listed for a month was not delivered, we deliver it in the next month or refund its share of the fee, as you choose. Audits and keyword research are not refundable after delivery.',
      ],
    },
    {
      id: 'web-development',
      heading: 'Web development',
      blocks: [
        [
          { text: 'Websites and web shops', path: paths.webDevelopment },
          ' are paid in stages. The advance is fully refundable until work begins. Later, you pay for approved stages and for the part of the current stage that is done; the rest is refunded. You receive the files of the stages you have paid for.',
        ],
        'If you are unhappy with the first design, the rounds of changes named in the proposal come first. If it still misses the written brief after those, you can end the project and get back everything beyond the work approved so far. After the site goes live there is no refund, but faults reported within 30 days are repaired without charge.',
      ],
    },
  ],
}
