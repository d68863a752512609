import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.dataDriven,
  title: 'A data-driven approach to marketing',
  description:
    'Four numbers, one table and a monthly hour show a small business where its marketing money works, and this page says where such data misleads.',
  keywords: [
    'data-driven marketing',
    'cost per customer',
    'marketing measurement',
    `marketing analytics ${company.city}`,
  ],
  heading: 'Data-driven marketing without drowning in reports',
  lead: 'You do not need a dashboard with forty charts. A handful of numbers, collected the same way every month, settles most arguments about where the marketing budget should go.',
  sections: [
    {
      id: 'what-it-means',
      heading: 'What data-driven means here',
      blocks: [
        'A decision is data-driven when a number was named beforehand that would change it. “If a customer from Google Ads costs more than ₹6,000 after three months, we cut the budget by half” is such a decision. Looking at a report and feeling confirmed is not.',
        [
          'Data shows what happened. It seldom shows why, and it knows nothing about people who never found you. Talk to five customers a month as well. Which numbers deserve attention at all is the subject of our page on ',
          { text: 'relevance in decision-making', path: paths.relevant },
          '.',
        ],
      ],
    },
    {
      id: 'four-numbers',
      heading: 'Four numbers to start with',
      blocks: [
        {
          list: [
            [
              { strong: 'Cost per inquiry: ' },
              'spend on a channel, fees and tax included, divided by its inquiries.',
            ],
            [
              { strong: 'Share that buys: ' },
              'customers divided by inquiries, counted per channel.',
            ],
            [
              { strong: 'Cost per customer: ' },
              'the same spend divided by the customers it brought.',
            ],
            [
              { strong: 'Margin per customer: ' },
              'what is left from a first order, and from the orders of the first year, after the cost of delivering them.',
            ],
          ],
        },
        'The third number has to stay below the fourth. Everything else in a report helps to explain these four or can wait.',
      ],
    },
    {
      id: 'collect-it',
      heading: 'Collect it in a week',
      blocks: [
        {
          steps: [
            'Make one sheet with a row per inquiry: date, name, phone, channel, what was asked, result, order value. Anyone who answers the phone can fill it in.',
            'Add one question to every first call: “How did you hear about us?” Write the answer as it was given.',
            [
              'Tag the links in your ads, mails and profiles with campaign names. Google explains ',
              {
                text: 'campaign links for Analytics',
                href: 'https://support.google.com/analytics/answer/10917952',
              },
              '. Agree on lower-case names once, or “Facebook” and “facebook” will be two channels.',
            ],
            'In Analytics, mark the form submission, the call tap and the WhatsApp tap as key events, and test each from your own phone.',
            'Ask for consent before analytics or ad tags run, collect only what you use, and decide when inquiry rows are deleted.',
          ],
        },
        'The sheet and the software will never agree completely. People block tags, switch phones or call after seeing a signboard. Use the sheet for money and the software for trends.',
      ],
    },
    {
      id: 'worked-table',
      heading: 'A worked month: two channels, same spend',
      blocks: [
        {
          table: {
            caption: 'Example: a modular kitchen maker in Indore',
            columns: ['Number', 'Google Ads', 'Meta ads'],
            rows: [
              ['Spend', '₹30,000', '₹30,000'],
              ['Inquiries', '60', '150'],
              ['Cost per inquiry', '₹500', '₹200'],
              ['Customers', '6', '5'],
              ['Cost per customer', '₹5,000', '₹6,000'],
              ['Margin from these orders', '₹1,08,000', '₹60,000'],
            ],
          },
        },
        'By cost per inquiry, Meta wins easily. By margin, Google Ads brings back ₹3.60 for each rupee and Meta ₹2. The sales team also spent hours on 145 calls from Meta that led nowhere.',
      ],
    },
    {
      id: 'small-numbers',
      heading: 'When the numbers are too small',
      blocks: [
        'Six customers against five prove nothing. One buyer who postpones by a week turns the result around. With figures this small, keep both channels running and add up three months before moving money.',
        {
          note: 'A rule of thumb: do not compare two channels, pages or ads until each has brought about 30 of the thing you compare. With 10 inquiries a month, that takes a quarter. Until then, decide by judgment and say so.',
        },
        'Compare with the same month of the previous year as well. Coaching sells before admissions, coolers before May, and October belongs to the festivals in most trades.',
      ],
    },
    {
      id: 'monthly-hour',
      heading: 'One hour a month, four questions',
      blocks: [
        'Sit down with the person who sells and the person who runs the ads. Ask what changed, what we think the cause is, what we will do differently, and which number would prove us wrong. Write the four answers down; next month begins with reading them.',
        [
          'Nothing to change is a fair result. Accounts that are altered every three days never collect enough data to learn from. If the numbers say that visitors arrive and leave, the page is the place to look, and ',
          { text: 'landing page work', path: paths.landingPageSeo },
          ' comes before more ad spend. How these decisions add up to a plan is covered in ',
          { text: 'strategic planning on one page', path: paths.strategy },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Set up your numbers with us', path: paths.contact },
}
