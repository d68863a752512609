import { paths } from '../../paths'
import { company, mailLink, phoneLink } from '../company'
import type { LegalPage } from './legal-page'

const withdrawalMail = `mailto:${company.email}?subject=${encodeURIComponent('Please remove my data')}`

/**
 * Describes what the site does with data as it ships. Change it together with hosting, analytics, the
 * map frame and the guides form, and have a lawyer check it before the site goes live.
 */
export const content: LegalPage = {
  title: 'Privacy Policy',
  description: `What ${company.name} does with personal data from this website: the fields of our forms, why we ask, how long we keep them and how to have them removed.`,
  path: paths.privacyPolicy,
  heading: 'Privacy Policy',
  lead: `This policy says what ${company.legalName} (“we”) does with personal data on ${company.domain}. Paid projects follow their own contract.`,
  updated: '2026-11-25',
  sections: [
    {
      id: 'consent',
      heading: 'Consent',
      blocks: [
        'When you press Submit on a request form, you consent to one thing: that we use the details you typed to answer your request and prepare a proposal for you. We follow the Digital Personal Data Protection Act, 2023 (DPDP Act) and the DPDP Rules, 2025. Their main duties begin in May 2027; this notice already follows them.',
        [
          'Withdrawing consent is as easy as giving it. ',
          { text: `Send one email to ${company.email}`, href: withdrawalMail },
          ' or call ',
          phoneLink,
          '. You need no form and no reason, only the email address or phone number you used. We then stop using the data and delete it, unless a law obliges us to keep part of it. What we did before stays lawful; work on your proposal ends.',
        ],
        'Under the DPDP Act you may also:',
        {
          list: [
            'ask what data we hold about you, how we use it and with whom it was shared;',
            'have it corrected, completed, updated or erased;',
            'name a person to use these rights if you die or become incapable;',
            'raise a grievance with us.',
          ],
        },
        [
          'We answer within one month. Please write “Data grievance” in the subject of a complaint to ',
          mailLink,
          '. If our answer does not settle it, you can complain to the Data Protection Board of India, which is set up to receive complaints online. This notice is in English; ask us if you need it in Hindi or another language of the Eighth Schedule to the Constitution.',
        ],
      ],
    },
    {
      id: 'information-collected',
      heading: 'Information collected',
      blocks: [
        'The request forms collect eight fields:',
        {
          table: {
            caption: 'The eight fields of the request forms',
            columns: ['Field', 'Why we ask'],
            rows: [
              ['Name', 'To know whom we are answering'],
              ['Email', 'To send the answer and the proposal'],
              ['Phone', 'To call when a call is quicker'],
              ['Company', 'To understand your business'],
              ['Website', 'To look at it before we answer'],
              ['Service', 'To pass the request to the right person'],
              ['Description', 'To understand what you need'],
              ['Referral', 'To learn how you heard of us'],
            ],
          },
        },
        'Your browser adds a random reference of eight characters, so that you can name the request to us and we can see when it arrives twice.',
        [
          'The “Schedule a Call” dialog asks for all eight. The form on the ',
          { text: 'contact page', path: paths.contact },
          ' requires only name, email and phone. Please leave passwords, card numbers and health details out of the description.',
        ],
        [
          'The form for our ',
          { text: 'free PDF guides', path: paths.freePdf },
          ' asks for your name and email. If you call or write to us, we hold what you tell us.',
        ],
      ],
    },
    {
      id: 'use-of-information',
      heading: 'Use of information',
      blocks: [
        'We use a request to answer it, to call or write to you about it, and to prepare a proposal. The details you give for the guides are used to provide them. We do not sell data, add you to a mailing list, or let software decide about you.',
        `Only staff who work on your request see it, together with the service providers named below. We delete a request within ${company.leadRetentionDays} days after our last contact with you if no work comes of it, or earlier when you withdraw consent. The same period applies to the guides form. If you become a client, your contract and tax law set the period.`,
        {
          note: 'Rule 8(3) of the DPDP Rules, due in May 2027, asks businesses to keep certain data and logs for at least one year. Where it binds us, we keep them for that purpose only and will state the period here.',
        },
        'If a breach affects your data, we will tell you and the Board.',
      ],
    },
    {
      id: 'log-files',
      heading: 'Log files',
      blocks: [
        'The server that hosts this website notes each request: IP address, date and time, the page or file, the referring page, and the type of browser. These logs serve to run the site, find faults and stop abuse. We do not use them to follow a person or join them with form data. They are deleted when neither security nor the law calls for them.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'This website sets no tracking cookies. It runs no analytics and no advertising tags. It keeps a few things in your browser’s own storage and sends us none of them unasked:',
        {
          list: [
            'your choice of light or dark colors, until you clear it;',
            'the fact that you dismissed the announcement banner, until you clear it;',
            'the draft of a request form with the time of its last change, held in that tab only. It is deleted when the request is sent, when you press “Clear form”, when you close the tab, and 24 hours after the last change. If the tab was not open then, it is deleted as soon as your browser opens it again;',
            'while a request is being sent, a note in that tab that says so (lead-under-way). It holds nothing you typed;',
            'the reference of your last request that arrived (lead-arrived), so that a copy of the tab does not send it again, until your next request or until you clear it;',
            'the time of your last request (lead-sent-at), only if we switch on a limit against repeated requests, until your next request or until you clear it;',
            'that you sent the form for the guides, held in that tab only, until you close it;',
            'short-lived technical notes in the tab, such as how far you had scrolled.',
          ],
        },
        'You can delete all of this in your browser’s settings; the site works without it.',
      ],
    },
    {
      id: 'third-party-policies',
      heading: 'Third-party policies',
      blocks: [
        'Some functions involve other companies. They may process data outside India, and their own policies apply:',
        {
          list: [
            [
              { strong: 'EmailJS' },
              ' carries a request from the form to our mailbox (',
              {
                text: 'EmailJS privacy policy',
                href: 'https://www.emailjs.com/legal/privacy-policy/',
              },
              ').',
            ],
            [
              { strong: 'Formfacade and Google Forms' },
              ' provide the embedded form for the guides. It loads when you open it, and may set cookies of its own (',
              { text: 'Google privacy policy', href: 'https://policies.google.com/privacy' },
              ').',
            ],
            [
              { strong: 'Google Maps' },
              ' shows the way to our office. The contact page holds only a link, or a map frame if we switch one on; a frame gives Google your IP address.',
            ],
            [
              { strong: 'LinkedIn' },
              ' receives job applications. “Apply Now” leaves this site (',
              {
                text: 'LinkedIn privacy policy',
                href: 'https://www.linkedin.com/legal/privacy-policy',
              },
              ').',
            ],
          ],
        },
      ],
    },
    {
      id: 'ccpa-rights',
      heading: 'CCPA rights',
      blocks: [
        'If you live in California, the California Consumer Privacy Act gives you the right to know what personal information we collect and use, to have it corrected or deleted, and to opt out of its sale or sharing. We neither sell nor share it in the sense of that Act. Using a right never brings you a worse service or price.',
        [
          'Write to ',
          mailLink,
          ', yourself or through an authorized agent. We answer within one month.',
        ],
      ],
    },
    {
      id: 'gdpr-rights',
      heading: 'GDPR rights',
      blocks: [
        'If you are in the European Economic Area or the United Kingdom, the GDPR lets you ask for access to your data, its correction or erasure, a limit on its use, and a copy you can take elsewhere. You may object to its use and withdraw consent. Our legal basis is your consent and, where you ask for a proposal, the steps before a contract. For server logs, it is our legitimate interest in a secure site.',
        'We work in India, so data you send us leaves Europe. We answer requests within one month, free of charge. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children-under-13',
      heading: 'Children under 13',
      blocks: [
        'We do not knowingly collect personal data from children under 13. If a child has sent us data, tell us and we will delete it.',
        'Indian law counts everyone under 18 as a child and requires verifiable consent from a parent. Our forms are for people acting for a business; if you are under 18, please ask a parent or guardian to contact us.',
      ],
    },
  ],
}
