import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.landingPageSeo,
  title: 'Affordable Landing Pages SEO',
  description:
    'Six things a good landing page has, shown with weak and strong examples, and what the service covers, how it is priced and how long it takes.',
  keywords: ['landing page SEO', 'landing page design', 'conversion rate', 'lead form'],
  heading: 'Affordable Landing Pages SEO',
  lead: 'A landing page answers one search or one ad and asks for one action. The pictures show what a good one has, from the headline down.',
  tilesHeading: 'What a good landing page has',
  tiles: [
    {
      picture: 'landing-headline',
      name: 'A headline that repeats the search',
      description: 'The visitor sees at once that the page is about what they typed.',
    },
    {
      picture: 'landing-action',
      name: 'One action',
      description: 'One button, seen without scrolling and repeated below.',
    },
    {
      picture: 'landing-proof',
      name: 'Proof',
      description: 'Your own photos, reviews with names, registration numbers. No stock photos.',
    },
    {
      picture: 'landing-answers',
      name: 'Answers',
      description: 'Price range, duration, what is included, and whom it does not suit.',
    },
    {
      picture: 'landing-form',
      name: 'A short form',
      description: 'Name, phone and one question. Each further field is a reason to leave.',
    },
    {
      picture: 'page-speed',
      name: 'Speed',
      description: 'The main content shows within 2.5 seconds on an ordinary phone.',
    },
  ],
  sections: [
    {
      id: 'weak-and-strong',
      heading: 'The same page, weak and strong',
      blocks: [
        {
          table: {
            caption: 'An invented dental clinic',
            columns: ['Part', 'Weak', 'Strong'],
            rows: [
              ['Headline', 'Welcome to our clinic', 'Root canal in Indore from ₹4,500'],
              ['Button', 'Submit', 'Book a visit'],
              ['Proof', 'Trusted by thousands', 'Dentist’s name, registration number, 5 reviews'],
              ['Form', '11 fields', 'Name, phone, preferred day'],
            ],
          },
        },
      ],
    },
    {
      id: 'service',
      heading: 'What we do for the page',
      blocks: [
        'We study the search, write and lay out the page, and set its title and description. Calls and forms are measured from the first day.',
        [
          'We do not build thirty copies with only the city name changed. Google calls these doorway pages and lists them in its ',
          {
            text: 'spam policies for web search',
            href: 'https://developers.google.com/search/docs/essentials/spam-policies',
          },
          '. Ad spend and a full website are not part of this service.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        {
          list: [
            'Building the page typically takes two to three weeks; visitors from unpaid search take three to six months.',
            'The price is a fixed fee per page, set by text, design and number of languages. A Hindi version counts as a second page.',
            'You provide the offer with a price range, proof you may publish, and a person who calls back the same day.',
          ],
        },
      ],
    },
    {
      id: 'decide',
      heading: 'Do you need a better page or more visitors?',
      blocks: [
        {
          note: 'Example: a coaching institute pays ₹12,000 for 400 clicks and gets 8 inquiries, so each costs ₹1,500. If a better page brings 16, each costs ₹750. That is arithmetic; we cannot promise the 16.',
        },
        [
          'With fewer than about 100 visits a month, changes teach you little. Get visitors first, through ',
          { text: 'pay per click ads', path: paths.payPerClick },
          ' or ',
          { text: 'wider SEO work', path: paths.seoServices },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
