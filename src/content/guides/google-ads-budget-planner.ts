import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'google-ads-budget-planner',
  title: 'Google Ads Budget Planner',
  subtitle: 'From the value of one lead back to a daily budget in rupees',
  description:
    'Work out what a lead may cost you and what to spend per day, with an example in rupees.',
  samples: ['Sheet 1: what a lead may cost you', 'Sheet 3: the first sixty days'],
  sections: [
    {
      heading: 'How to use this planner',
      blocks: [
        'Fill in three sheets with a pencil and a calculator. You get a highest price per enquiry, a highest price per click, a daily budget and a limit at which you stop. That takes about an hour, if these papers are on the desk:',
        {
          list: [
            'your invoices of the last twelve months, or a list of orders with amounts',
            'the last 20 to 50 enquiries, with the ones that became customers marked',
            'access to Google Ads, for prices of clicks; an account can be opened without running ads',
          ],
        },
        'Every figure in the examples is invented. The planner cannot tell you whether people will like your offer. It tells you what happens to your money if they do, and if they do not.',
        {
          note: 'One warning before you begin: ads work as long as you pay. On the day you stop, the visits stop. If you need customers in two years more than next month, put part of the money elsewhere.',
        },
      ],
    },
    {
      heading: 'Sheet 1: what a lead may cost you',
      blocks: [
        'Our example is a workshop for modular kitchens in Jabalpur. Cover its column with your hand after the first reading and work with your own.',
        {
          table: {
            caption: 'From one order to the highest price of a click',
            columns: ['Line', 'Figure', 'How to get it', 'Example', 'Yours'],
            rows: [
              ['A', 'Average order', 'Sales ÷ orders', '₹1,80,000', ''],
              ['B', 'Gross margin', 'After material, labour, delivery', '25%', ''],
              ['C', 'Gross profit per order', 'A × B', '₹45,000', ''],
              ['D', 'Share you give for a customer', 'Your decision', '20%', ''],
              ['E', 'Highest cost per order', 'C × D', '₹9,000', ''],
              ['F', 'Enquiries for one order', 'Count your last 50', '10', ''],
              ['G', 'Highest cost per enquiry', 'E ÷ F', '₹900', ''],
              ['H', 'Visits for one enquiry', '100 ÷ percent who enquire', '25 (4%)', ''],
              ['I', 'Highest price per click', 'G ÷ H', '₹36', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'Notes on the lines',
          blocks: [
            {
              list: [
                [
                  { strong: 'B: ' },
                  'take the margin before rent and salaries of the office, but after everything that this order itself costs.',
                ],
                [
                  { strong: 'C: ' },
                  'if customers come back, use the gross profit of their first twelve months. A dental patient may be worth more than the first visit; a kitchen is bought once.',
                ],
                [
                  { strong: 'D: ' },
                  'between 10% and 30% is common sense. Your remaining overheads and your own living must come out of the rest.',
                ],
                [
                  { strong: 'F: ' },
                  'count honestly. Wrong numbers, job seekers and price shoppers are enquiries too, because you pay for them.',
                ],
                [
                  { strong: 'H: ' },
                  'without data of your own, begin with 3% (33 visits) and correct it after a month.',
                ],
              ],
            },
          ],
        },
        {
          heading: 'Four trades, four answers',
          blocks: [
            {
              table: {
                caption: 'The same sum for invented firms',
                columns: [
                  'Firm',
                  'Per enquiry',
                  'Visits needed',
                  'Per click',
                  'Planner says',
                  'Answer',
                ],
                rows: [
                  ['Dental implants, Indore', '₹600', '20', '₹30', '₹25', 'Start'],
                  ['Floor tiles, Gwalior', '₹300', '15', '₹20', '₹22', 'Better page first'],
                  ['Packing machines, Mandideep', '₹800', '40', '₹20', '₹18', 'Start small'],
                  ['Gift shop, Ujjain', '₹25', '10', '₹2.50', '₹8', 'Do not'],
                ],
              },
            },
            'The gift shop earns ₹250 on an order. No skill in the account can make an ₹8 click pay there; a Business Profile, Instagram and the shop window can.',
          ],
        },
      ],
    },
    {
      heading: 'Sheet 2: from clicks to a budget',
      blocks: [
        [
          'Now find out what clicks cost. In the ',
          {
            text: 'Google Ads Keyword Planner',
            href: 'https://support.google.com/google-ads/answer/7337243',
          },
          ', enter five searches that only a buyer types, set the location to the area your customers come from, and note the high range of the top-of-page bid.',
        ],
        {
          table: {
            caption: 'Five searches of a buyer',
            columns: ['Search', 'Searches per month', 'High bid in ₹', 'Sure a buyer?'],
            rows: [
              ['Example: modular kitchen price jabalpur', '140', '28', 'Yes'],
              ['1', '', '', ''],
              ['2', '', '', ''],
              ['3', '', '', ''],
              ['4', '', '', ''],
              ['5', '', '', ''],
            ],
          },
        },
        {
          table: {
            caption: 'From orders wanted to rupees a day',
            columns: ['Line', 'Figure', 'How to get it', 'Example', 'Yours'],
            rows: [
              ['J', 'Expected price per click', 'Average of the high bids', '₹28', ''],
              ['K', 'Orders wanted per month', 'What you can deliver', '3', ''],
              ['L', 'Enquiries needed', 'K × F', '30', ''],
              ['M', 'Clicks needed', 'L × H', '750', ''],
              ['N', 'Ads per month', 'M × J', '₹21,000', ''],
              ['O', 'Daily budget', 'N ÷ 30.4, rounded', '₹690', ''],
              ['P', 'Most that Google charges per month', 'O × 30.4', '₹20,976', ''],
              ['Q', 'The same with 18% GST', 'P × 1.18', '₹24,752', ''],
              ['R', 'Expected cost per order', 'N ÷ K', '₹7,000', ''],
              ['S', 'Left after ads per month', 'K × (C - R)', '₹1,14,000', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'Read the result',
          blocks: [
            {
              list: [
                'J is lower than I: the plan can work. The example has ₹28 against ₹36.',
                'J is up to a quarter higher than I: repair the page first, so that fewer visits are needed.',
                'J is far above I: do not start. Look for narrower searches, or for another channel.',
                'The five searches together have fewer clicks to give than M: there is no way to spend that much well. Plan for what is there. As a first guess, 5% to 10% of searches become clicks on your ad.',
              ],
            },
            'A first test needs enough clicks to learn from: 300 to 400 within two months for most small firms. If your budget buys 60, wait until you can afford more.',
          ],
        },
      ],
    },
    {
      heading: 'How Google spends what you enter',
      blocks: [
        [
          'The daily budget is an average. On a strong day Google may spend twice as much; in a month it charges at most 30.4 times the amount. The rules stand under ',
          {
            text: 'average daily budgets in Google Ads Help',
            href: 'https://support.google.com/google-ads/answer/6385083',
          },
          '.',
        ],
        {
          table: {
            caption: 'Daily budget and the most it can cost',
            columns: ['Per day', 'Most on one day', 'Most in a month', 'With 18% GST'],
            rows: [
              ['₹300', '₹600', '₹9,120', '₹10,762'],
              ['₹500', '₹1,000', '₹15,200', '₹17,936'],
              ['₹690', '₹1,380', '₹20,976', '₹24,752'],
              ['₹1,000', '₹2,000', '₹30,400', '₹35,872'],
              ['₹1,500', '₹3,000', '₹45,600', '₹53,808'],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'If the ads run only on some days',
          blocks: [
            'Since 2026 Google paces campaigns with a schedule towards the full monthly limit as well. A campaign of ₹690 that runs on 26 working days may still cost ₹20,976, and not 26 × ₹690 = ₹17,940. To stay at ₹17,940, enter ₹17,940 ÷ 30.4 = ₹590.',
            [
              'For a festival sale with a fixed end, a ',
              {
                text: 'campaign total budget',
                href: 'https://support.google.com/google-ads/answer/10486938',
              },
              ' is simpler: you name one sum and two dates.',
            ],
          ],
        },
        {
          heading: 'Tax, payment and fees',
          blocks: [
            {
              list: [
                'Enter your GSTIN in the payments profile before the first payment; otherwise the input credit may be lost. Without registration, the 18% is a real cost.',
                'Ask your accountant about TDS on advertising. Card payments go out in full, so the deduction needs a routine of its own.',
                'With manual payments, ads stop when the money is used up. Where your account offers it, use it for the test.',
                'An agency or freelancer comes on top. A fee of ₹10,000 for ₹8,000 of ads makes no sense; with a small budget, buy the setup once and look after it yourself.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Set it up so that little is wasted',
      blocks: [
        'Start with one Search campaign for one service. Performance Max, Demand Gen and video need more money and more conversions than a first test has. A shop with a product list may add a Shopping campaign from Merchant Center later, when prices and stock in the feed are reliable.',
      ],
      parts: [
        {
          heading: 'One campaign per service',
          blocks: [
            'Every campaign needs enough clicks to be judged. With ₹690 a day and ₹28 a click you buy about 24 clicks; three campaigns would get eight each and teach you nothing.',
            {
              table: {
                caption: 'Your split (example in the first two lines)',
                columns: ['Campaign', 'Service', 'Per day', 'Clicks per day', 'Page it leads to'],
                rows: [
                  ['Example 1', 'Modular kitchens', '₹490', '17', 'Kitchen page'],
                  ['Example 2', 'Wardrobes', '₹200', '7', 'Wardrobe page'],
                  ['1', '', '', '', ''],
                  ['2', '', '', '', ''],
                ],
              },
            },
          ],
        },
        {
          heading: 'Searches you refuse to pay for',
          blocks: [
            'Add these as negative keywords before the start, as far as they fit: job, jobs, salary, course, free, meaning, images, pdf, second hand, rent, government, wholesale, complaint, names of far cities. Negative keywords do not cover plurals or spelling mistakes; add those yourself.',
            {
              table: {
                caption: 'Negative keywords for your trade',
                columns: ['Number', 'Word', 'Why it never buys'],
                rows: [
                  ['1', '', ''],
                  ['2', '', ''],
                  ['3', '', ''],
                  ['4', '', ''],
                  ['5', '', ''],
                ],
              },
            },
          ],
        },
      ],
      checklist: [
        'Account in the name and email of the firm; the agency gets access, never ownership',
        'Advertiser verification done, GSTIN entered, time zone India, currency INR',
        'Campaign type Search; Display Network and search partners switched off',
        'Location option “Presence”: people in or regularly in your area. The default also reaches people who only show interest in it',
        '10 to 20 keywords in phrase or exact match; broad match and AI Max off for the first month',
        'Bidding on clicks with a highest price from line I',
        'Schedule: hours in which somebody answers the phone',
        'Phone number added as a call asset; call-only ads can no longer be created and end in February 2027',
        'Automatic application of recommendations switched off',
        'Form, call and WhatsApp counted as conversions, each tested once',
        'Each ad leads to a page about exactly this service',
      ],
    },
    {
      heading: 'Sheet 3: the first sixty days',
      blocks: [
        'Write down the limit before you start: after how many rupees and with what result do you stop? In the example: “₹40,000 spent and fewer than three orders: we stop and repair the page or the offer.”',
        {
          table: {
            caption: 'My limit',
            columns: ['Question', 'Answer'],
            rows: [
              ['First day of the test', ''],
              ['Most I spend in sixty days, GST included', ''],
              ['Highest cost per enquiry (line G)', ''],
              ['I stop if', ''],
              ['Signed', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'Rules for decisions',
          blocks: [
            {
              table: {
                caption: 'What you see and what you do',
                columns: ['You see', 'You do'],
                rows: [
                  ['A keyword spent ₹1,800 (twice line G) without an enquiry', 'Pause it'],
                  [
                    'Search terms from the wrong trade or city',
                    'Add them as negatives, every week',
                  ],
                  ['Many clicks, no enquiry at all', 'Test form and phone the same day'],
                  [
                    'Enquiries good, budget used up by noon',
                    'Shorten the hours first, then raise by 20%',
                  ],
                  [
                    'Cost per enquiry below G for 30 days',
                    'Raise the budget by 20%, once in two weeks',
                  ],
                  ['Google proposes a larger budget', 'Go back to sheet 2'],
                ],
              },
            },
            [
              'The real searches are found in the ',
              {
                text: 'search terms report of Google Ads',
                href: 'https://support.google.com/google-ads/answer/2472708',
              },
              '. It leaves out searches that very few people made, so its sum is lower than your bill.',
            ],
          ],
        },
        {
          heading: 'Monthly record',
          blocks: [
            {
              table: {
                caption: 'Planned and real (first line: example)',
                columns: ['Month', 'Spent', 'Clicks', 'Enquiries', 'Orders', 'Cost per order'],
                rows: [
                  ['Example', '₹20,310', '702', '26', '2', '₹10,155'],
                  ['1', '', '', '', '', ''],
                  ['2', '', '', '', '', ''],
                  ['3', '', '', '', '', ''],
                  ['4', '', '', '', '', ''],
                ],
              },
            },
            'Two orders in one month prove little: the third may have come a day later. Judge after about 30 enquiries. The example is ₹1,155 above line E, so it needs a better page or cheaper searches before it gets more money.',
          ],
        },
      ],
      checklist: [
        'Weekly: search terms read, negatives added',
        'Weekly: three enquiries called back by the owner to hear what they wanted',
        'Weekly: spending compared with the plan',
        'Monthly: orders entered from the register, not from Google',
        'Monthly: invoice with GST downloaded for the accountant',
        'Day 60: decision taken by the written limit',
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Do sheet 1 today, even if you never advertise. Line E is the most you may pay for a customer through any channel: pamphlets, exhibitions, commissions, influencers.',
        [
          'If sheet 2 comes out close and you want a second pair of eyes, read ',
          { text: 'how we manage Google Ads accounts', path: paths.googleAds },
          '. If line H is your weak point, print the Landing Page Audit from the same series, or see ',
          { text: 'our landing page service', path: paths.landingPageSeo },
          '.',
        ],
      ],
    },
  ],
}
