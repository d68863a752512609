import { blogPostPath, paths } from '../../../paths'
import type { Post } from '../post'

export const post: Post = {
  id: 'first-google-ads-budget',
  title: 'Planning a first Google Ads budget in rupees',
  author: 'Neha Kulkarni',
  date: '16 June 2026',
  isoDate: '2026-06-16',
  category: 'Marketing',
  imageAlt: '',
  description:
    'How to count back from one sale to the price of a click, and see on paper whether ads can pay at all.',
  content: `Set your first Google Ads budget from what one customer is worth to you. Count back from one sale to the price of a click, then decide whether to begin at all. A clinic, a coaching institute or a small manufacturer can test the idea with ₹15,000 to ₹30,000 a month for two months. Less than that rarely buys enough clicks to learn from. Some trades find that the numbers do not work, and it is cheaper to find out on paper. All figures here are examples. Replace them with your own before you pay anything.`,
  subsections: [
    {
      heading: 'Work back from one sale',
      items: [
        {
          tool: 'The sum on one sheet',
          content: [
            'You need four numbers: the gross profit from one new customer, how many inquiries become customers, how many clicks become inquiries, and the price of a click. The first two are yours. The others are guesses until the campaign has run.',
            {
              table: {
                caption: 'Example: a physiotherapy clinic with ₹500 a day',
                columns: ['Step', 'Sum', 'Result'],
                rows: [
                  ['Spend in a month', '₹500 × 30.4 days', '₹15,200'],
                  ['Clicks at ₹25 each', '₹15,200 ÷ 25', '608'],
                  ['Inquiries at 5%', '608 × 0.05', 'about 30'],
                  ['New patients, 1\u00A0in\u00A05', '30 ÷ 5', '6'],
                  ['Ad cost per patient', '₹15,200 ÷ 6', 'about ₹2,530'],
                ],
              },
            },
            {
              note: 'If a new patient brings ₹4,000 of gross profit over the treatment, this works. If it brings ₹1,500, every patient costs the clinic about ₹1,000, and a larger budget only loses money faster.',
            },
          ],
        },
        {
          tool: 'Google Keyword Planner',
          url: 'https://ads.google.com/home/tools/keyword-planner/',
          content: [
            'The planner gives a range of bids for each search in your area. Use the higher figure in your sheet. The forecast of conversions assumes average rates, so ignore it until you have rates of your own.',
          ],
          steps: [
            'Enter five searches that only a buyer would type, such as “knee pain physiotherapy indore”.',
            'Set the location to the area your customers travel from.',
            'Note the high range of the top-of-page bid for each.',
            'Put the average of those into your sheet as the price of a click.',
          ],
        },
        {
          tool: 'Tax, fees and your time',
          content: [
            'GST of 18% comes on top: ₹15,200 of ads is ₹17,936 on the invoice. If you are registered and enter your GSTIN, you can normally claim it as input credit. With prepayment, check whether the tax is taken out of the amount you load.',
            'Count the fee of a freelancer or an agency too, and an hour a week of your own. A fee of ₹10,000 to manage ₹8,000 of ads makes no sense.',
          ],
        },
      ],
    },
    {
      heading: 'How Google spends a daily budget',
      items: [
        {
          tool: 'The average daily budget',
          content: [
            'The figure that you enter is an average. On a busy day Google may spend up to twice as much, and in a month up to 30.4 times as much. With ₹500, one day can cost ₹1,000 and a month at most ₹15,200. Lowering the budget halfway is allowed at any time.',
          ],
        },
        {
          tool: 'The trap in ad schedules',
          content: [
            'Many owners run ads only on certain days and divide the budget in their heads. Since March 2026 Google has been changing the pacing, account by account, so that a campaign with a schedule also tries to reach the monthly limit.',
            'A campaign of ₹500 a day that runs only on Saturday and Sunday used to spend about ₹4,000 a month. It may now spend up to ₹1,000 on each of those eight or nine days. So work out the worst case: twice the daily budget times the days in the schedule, and never more than 30.4 daily budgets. For at most ₹4,000 over nine days, enter ₹220.',
          ],
        },
        {
          tool: 'Prepayment and promotional credit',
          content: [
            'With manual payments the ads stop when the money is used up. That is the safest setting for a first test, where your account offers it.',
            'Credits for new advertisers usually require you to spend a certain amount within a certain time. Read those terms first. A credit should not decide the size of your budget.',
          ],
        },
      ],
    },
    {
      heading: 'A small campaign that wastes little',
      items: [
        {
          tool: 'Google Ads',
          url: 'https://ads.google.com/',
          content: [
            'Begin with one Search campaign for one service. Performance Max and video need more data and more money than a first test has. The setup offers several switches that widen the reach; leave them off until your words have proved themselves.',
          ],
          steps: [
            'Create the account in Expert Mode, choose Search, and remove the Display Network and search partners.',
            'Under location options choose people in or regularly in your area, not people who show interest in it.',
            'Add 10 to 20 phrases as phrase or exact match, and leave broad match and AI Max off for the first month.',
            'Bid for clicks with a maximum price per click from your sheet.',
            'Run only in the hours when somebody answers the phone.',
            'Count forms, calls and WhatsApp taps as conversions before the first rupee is spent.',
          ],
        },
        {
          tool: 'Words you refuse to pay for',
          content: [
            'Negative keywords keep your ad away from searches that never buy: job, salary, course, free, meaning, images, government, second hand. Add them before the start.',
            'Every week, open the search terms report and add what you find there. In the first two weeks this quarter of an hour saves more than any other.',
          ],
        },
        {
          tool: 'Phone numbers without call ads',
          content: [
            'Ads that showed nothing but a number can no longer be created since February 2026, and those that exist stop running in February 2027. Add your number as a call asset to a normal search ad.',
            [
              'That ad needs a page that keeps its promise: the same service, the price or its range, the address and the phone in the first screen. See ',
              { text: 'what we check on landing pages', path: paths.landingPageSeo },
              '.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Reading the first sixty days',
      items: [
        {
          tool: 'A calendar for two months',
          content: [
            'Change one thing at a time, and leave the rest alone until its effect can be seen.',
            {
              table: {
                caption: 'What to do, and what to leave alone',
                columns: ['Days', 'Do', 'Leave alone'],
                rows: [
                  [
                    '1–7',
                    'Check that conversions are counted; add negatives',
                    'Bids, budget, texts',
                  ],
                  [
                    '8–30',
                    'Pause keywords that spent two target costs without an inquiry',
                    'The campaign type',
                  ],
                  ['31–45', 'Rewrite the weaker ad; improve the page', 'Several changes at once'],
                  ['46–60', 'Compare the cost per customer with your sheet', 'Judging by clicks'],
                ],
              },
            },
            [
              'Count real inquiries in a register of your own. ',
              {
                text: 'How to count leads from calls and WhatsApp',
                path: blogPostPath('measure-leads'),
              },
              ' shows one with seven columns.',
            ],
          ],
        },
        {
          tool: 'Google Ads Transparency Center',
          url: 'https://adstransparency.google.com/',
          content: [
            'Here you can look up the ads of a competitor and when they were last shown. Use the date filter: an ad that ran a year ago and still runs probably pays for itself. Learn from its offer; copying the words gains you nothing. The center does not show budgets or results.',
          ],
        },
        {
          tool: 'When to stop',
          content: [
            'Write the limit down now. For example: if ₹30,000 have gone and the cost per customer is above the gross profit, we stop and repair the page or the offer. Ads bring people to the door and cannot make a price attractive. They also leave nothing behind: on the day you stop, the visits stop.',
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow, find two numbers in your accounts: the gross profit from an average new customer, and how many of the last twenty inquiries became one. With these the table above takes ten minutes, and you will know the highest price per click that you can afford.',
    [
      'If the sum comes out close, ask somebody to check it before you spend. ',
      { text: 'Our Google Ads management', path: paths.googleAds },
      ' starts from the same four numbers.',
    ],
  ],
}
