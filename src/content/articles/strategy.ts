import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.strategy,
  title: 'Strategic planning for digital marketing',
  description:
    'Write a one-page marketing strategy for a small business: diagnosis, one goal with a number, a sample budget, a 90-day plan and rules for stopping.',
  keywords: [
    'digital marketing strategy',
    'marketing plan for small business',
    'marketing budget example',
    `marketing strategy ${company.city}`,
  ],
  heading: 'A marketing strategy that fits on one page',
  lead: 'A strategy says what you will do, what you will leave alone and how you will know. If it needs forty slides, the choices have not been made yet. Here is how to write one in two working days.',
  sections: [
    {
      id: 'diagnosis',
      heading: 'Begin with what is actually wrong',
      blocks: [
        '“We need more sales” describes a wish. Look for the place where sales are lost. Take the last 100 people who could have bought and see how far they came.',
        {
          list: [
            'Few people find you: a visibility problem.',
            'Many visit and few ask: the page, the offer or the price.',
            'Many ask and few buy: follow-up, trust or the wrong audience.',
            'Many buy once and never again: the product or the service.',
          ],
        },
        'Marketing can fix the first two, help with the third and do little about the fourth. A furniture shop in Dewas that answers inquiries after two days should repair that before it buys one more click.',
      ],
    },
    {
      id: 'one-goal',
      heading: 'Set one goal and check the arithmetic',
      blocks: [
        'Choose one result, one number and one date. Then work backward to see whether it can pay.',
        {
          note: 'Example: ten additional orders a month by the end of June. One inquiry in eight becomes an order, so 80 inquiries are needed. An order leaves a margin of ₹7,500, together ₹75,000. A budget of ₹60,000 a month, which is ₹750 per inquiry, leaves ₹15,000. That is thin: the plan needs repeat orders or a better closing rate.',
        },
        'Doing this on paper costs an evening. It often shows that closing one inquiry in six, through faster replies, is worth more than any campaign: the same 80 inquiries would bring 13 orders.',
      ],
    },
    {
      id: 'leave-out',
      heading: 'Decide what you will leave out',
      blocks: [
        'Strategy is mostly subtraction. Write down which customers you will not chase, which channels you will not use this year and which requests your team may refuse.',
        'A firm of twelve people can run two channels well. If those are search and WhatsApp, then a YouTube channel, a podcast and a new logo wait, however good the ideas are. Put them on a list with a date for the next look, so that nobody has to defend them every week.',
        [
          'To judge which facts should count in these choices, use the tests in ',
          { text: 'deciding by relevance', path: paths.relevant },
          '.',
        ],
      ],
    },
    {
      id: 'budget',
      heading: 'Split the budget by job',
      blocks: [
        {
          table: {
            caption: 'Sample split of ₹60,000 a month for a regional service firm',
            columns: ['Job', 'Amount', 'Why', 'First result'],
            rows: [
              ['Search ads', '₹25,000', 'Reaches people who are looking now', 'Days to weeks'],
              ['Articles and local SEO', '₹15,000', 'Lowers dependence on ads', '4 to 9 months'],
              ['Landing pages and repairs', '₹12,000', 'More inquiries per visit', '1 to 2 months'],
              ['Measurement', '₹3,000', 'Shows what to stop', 'First month'],
              ['Reserve for tests', '₹5,000', 'One small bet per month', 'Open'],
            ],
          },
        },
        'GST of 18% comes on top of ad spend; check with your accountant whether you can claim it back. Under about ₹15,000 a month in total, drop the split: complete your Google Business Profile, repair the main page and run one tightly limited campaign.',
        [
          'A shop that depends on its neighborhood would move money from articles to ',
          { text: 'local search', path: paths.localSeo },
          '. An exporter would do the opposite and plan for ',
          { text: 'international SEO', path: paths.internationalSeo },
          '.',
        ],
      ],
    },
    {
      id: 'ninety-days',
      heading: 'The first 90 days',
      blocks: [
        {
          steps: [
            'Days 1 to 10: diagnosis, goal, list of what is left out. One person is named as owner of the plan.',
            'Days 11 to 25: set up measurement, repair the main page, agree that inquiries are answered within two hours.',
            'Days 26 to 45: start the ad campaign small, publish the first two articles.',
            'Days 46 to 75: change one thing at a time, once a week at most. Collect objections from sales calls.',
            'Days 76 to 90: compare with the goal, decide what to stop, write the next page.',
          ],
        },
        'Ninety days will not show what SEO can do. They are enough to see whether inquiries are counted correctly and whether ads can work at your prices.',
      ],
    },
    {
      id: 'stop-rules',
      heading: 'Agree now when you will stop',
      blocks: [
        'Write stop rules while everyone is calm. “If a customer from ads costs over ₹6,000 for two months in a row, we pause and rework the page.” “If no article is among the first 20 results after nine months, we change the topics.” Without such rules, weak activities live on because someone is attached to them.',
        [
          'Look at the page once a month and rewrite it once a quarter. The meeting is described in our ',
          { text: 'data\u2011driven approach', path: paths.dataDriven },
          '. Bring the page to any agency you speak with, including us: a good one will start by questioning it.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Book a planning call', path: paths.contact },
}
