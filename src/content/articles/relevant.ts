import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.relevant,
  title: 'Relevance in decision-making',
  description:
    'Three tests separate the facts that should change a marketing decision from those that only feel important, with a table and a worked example.',
  keywords: [
    'relevance in decision-making',
    'marketing decisions',
    'relevant costs',
    `marketing advice ${company.city}`,
  ],
  heading: 'Relevance first: deciding what deserves your money',
  lead: 'Owners rarely lack information about marketing. They lack a way to ignore most of it. This page gives you three tests for what is relevant to a decision, and an example with real trade-offs.',
  sections: [
    {
      id: 'definition',
      heading: 'What makes a fact relevant',
      blocks: [
        'A fact is relevant to a decision if a different value would lead you to a different choice. The number of your followers may be interesting; if you would run the same campaign with 2,000 or 20,000 of them, it is not relevant to that campaign.',
        'The idea comes from cost accounting, where only costs that differ between the options count. It works just as well for ads, websites and hiring.',
      ],
    },
    {
      id: 'three-tests',
      heading: 'Three tests before a number enters the room',
      blocks: [
        {
          steps: [
            [
              { strong: 'Would it change the choice? ' },
              'Name the value at which you would decide otherwise. If you cannot, leave the number out.',
            ],
            [
              { strong: 'Does it lie ahead? ' },
              'Money already spent is gone whichever way you go. Only what you will still pay and still receive matters.',
            ],
            [
              { strong: 'Is it about your buyers? ' },
              'A report on shoppers in the United States says little about parents choosing a school in Jabalpur.',
            ],
          ],
        },
        'Facts that fail all three can still be true, fresh and well designed. They simply have no business in this meeting.',
      ],
    },
    {
      id: 'sorting-table',
      heading: 'The same facts, sorted by decision',
      blocks: [
        {
          table: {
            caption: 'What counts for five common decisions',
            columns: ['Decision', 'Relevant', 'Sounds relevant'],
            rows: [
              [
                'Raise the ad budget?',
                'Cost of the last ten customers, spare capacity',
                'Total impressions',
              ],
              [
                'Rebuild the website?',
                'Where visitors give up, cost of repair against rebuild',
                'Its age',
              ],
              [
                'Join a new platform?',
                'Whether your buyers use it, hours per week',
                'A competitor opened an account',
              ],
              [
                'Keep an agency?',
                'Results against the agreed goal, cost of a change',
                'Length of the monthly report',
              ],
              [
                'Write about a topic?',
                'Whether buyers ask about it before ordering',
                'Its search volume alone',
              ],
            ],
          },
        },
        'Capacity is the fact most often forgotten. If the clinic is booked for three weeks, more inquiries mean more people who are turned away.',
      ],
    },
    {
      id: 'sunk-cost',
      heading: 'A worked example: the half-finished app',
      blocks: [
        {
          note: 'A grocery shop has paid ₹2,10,000 for an app. Finishing it costs ₹1,20,000 more and upkeep ₹8,000 a month. The alternative: improve the mobile site and WhatsApp ordering for ₹60,000, with ₹3,000 upkeep.',
        },
        'The ₹2,10,000 hurts, yet it is the same in both cases and drops out. Over two years the app costs another ₹3,12,000, the site ₹1,32,000. The app is the better choice only if it brings more than ₹1,80,000 of additional margin in that time, about ₹7,500 a month.',
        [
          'Now the question is concrete: would regular customers order that much more because of an app? Ask thirty of them. If most already order by message, the answer is known. If they order twice a week and want their old lists, ',
          { text: 'app development', path: paths.appDevelopment },
          ' may still be right.',
        ],
      ],
    },
    {
      id: 'relevant-to-buyers',
      heading: 'Relevance from the side of the customer',
      blocks: [
        'The same tests improve what you publish. A buyer of packaging machines wants output per hour, power load, delivery time and the nearest service engineer. The founding story can stand on another page.',
        [
          'Take your main service page and mark every sentence that would help someone decide. Owners often find that fewer than half survive. Cut the rest, or move it. For pages that ads lead to, this matters most, since people judge them quickly; our page on ',
          { text: 'landing pages', path: paths.landingPageSeo },
          ' goes further.',
        ],
      ],
    },
    {
      id: 'limits',
      heading: 'Where this way of thinking falls short',
      blocks: [
        'Some relevant facts cannot be measured in time: reputation, the mood of a team, what a rival will do next spring. Leaving them out because there is no number would be a mistake. Write them down as assumptions and set a date to look again.',
        'Small, reversible choices deserve no analysis either. If a test costs ₹2,000 and can be stopped on Friday, run it.',
        [
          'For the facts that can be counted, continue with our ',
          { text: 'data\u2011driven approach', path: paths.dataDriven },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Find the service that fits', path: paths.services },
}
