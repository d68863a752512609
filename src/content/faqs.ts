import { paths } from '../paths'
import { company } from './company'
import type { Block } from './text'

export type Faq = {
  /** The question's anchor, in kebab-case. Shared links use it, so do not change it. */
  readonly id: string
  readonly question: string
  readonly answer: readonly Block[]
}

const { days, opens, closes } = company.openingHours

export const faqs: readonly Faq[] = [
  {
    id: 'cost',
    question: 'How much does it cost?',
    answer: [
      'A monthly bill has up to three parts: our fee, the money for the ads themselves, and GST. You pay the ad money to Google or Meta directly, so it never passes through us.',
      {
        note: 'Example: a coaching institute pays ₹18,000 for the management of its ads and ₹25,000 for clicks. With 18% GST on both, the month costs ₹50,740.',
      },
      [
        'Fees follow the scope, so we quote each job in writing. To work out what a lead may cost you before you talk to any agency, use the budget planner among ',
        { text: 'our free PDF guides', path: paths.freePdf },
        '.',
      ],
    ],
  },
  {
    id: 'time-to-results',
    question: 'When will I see results?',
    answer: [
      'Plan with these spans. Nobody can promise you a position in search results.',
      {
        list: [
          [{ strong: 'Ads: ' }, 'first clicks within days, four to six weeks to judge the cost.'],
          [{ strong: 'Local SEO: ' }, 'two to four months.'],
          [{ strong: 'SEO in a crowded market: ' }, 'six to twelve months.'],
          [
            { strong: 'A small website: ' },
            'two to eight weeks from the day texts and photos are complete.',
          ],
        ],
      },
      [
        'Google also speaks of four months to a year in ',
        {
          text: 'its advice on hiring an SEO',
          href: 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
        },
        '.',
      ],
    ],
  },
  {
    id: 'contracts',
    question: 'Do I have to sign a long contract?',
    answer: [
      'No. SEO, ads and social media run month by month, and you can stop with 15 days’ notice before the next billing month. A website or an app has a fixed quote that is paid in stages.',
      [
        'One month of SEO shows nothing, though. If you cannot spare the fee for at least three months, spend it elsewhere. What we pay back and when is set out in ',
        { text: 'our refund rules', path: paths.refundPolicy },
        '.',
      ],
    ],
  },
  {
    id: 'reporting',
    question: 'What do you report, and how often?',
    answer: [
      'Once a month, on two or three pages, with a call if you want one:',
      {
        list: [
          'what was done, with dates',
          'how many calls, forms and orders came in, from where, and what each one cost',
          'what changes next month, and why',
        ],
      },
      'Likes and impressions are listed last, because they do not pay salaries. Between reports you can look for yourself: the Analytics and ads accounts are yours.',
    ],
  },
  {
    id: 'ownership',
    question: 'Who owns the accounts and the code?',
    answer: [
      'You do. Domain, hosting, Google Business Profile, ads, Analytics and social media accounts are opened in your name, and we work in them as an invited user. To end our access, you remove that user.',
      'Source code and design files are handed over stage by stage, as each one is paid. Themes, plugins, fonts and stock photos stay under the license of their makers. Some charge a yearly fee, which we list in the quote.',
    ],
  },
  {
    id: 'languages',
    question: 'Do you work in Hindi or in English?',
    answer: [
      'In both. Speak and write to us in either, or mix them. Quotes, contracts and reports are written in English, and we go through them with you in Hindi if you prefer.',
      'Pages and ads use the language your customers search in, which is often both. For Marathi, Gujarati or any other language we bring in a translator and put the price in the quote.',
    ],
  },
  {
    id: 'remote-or-on-site',
    question: 'Do you come to us, or is everything remote?',
    answer: [
      `Most work happens at our office in ${company.city}, with calls by phone or video. You are welcome to visit, ${days}, ${opens} to ${closes}.`,
      [
        `Photo shoots, staff training and first meetings can be at your place. Within ${company.city} that is free. To Indore, Jabalpur or farther we charge the travel cost, agreed beforehand. `,
        { text: 'Ask for a visit', path: paths.contact },
        ' and tell us where you are.',
      ],
    ],
  },
]
