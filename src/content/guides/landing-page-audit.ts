import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'landing-page-audit',
  title: 'Landing Page Audit',
  subtitle: 'One page, ninety minutes, and a list of what keeps people from calling',
  description: 'Go through one page as a visitor would, and note what keeps people from calling.',
  samples: ['Start with the numbers', 'Form, call and WhatsApp'],
  sections: [
    {
      heading: 'How to use this audit',
      blocks: [
        'A landing page is the page people reach from an ad, a search or a message. Audit one page at a time, and print this guide again for the next. Plan 90 minutes: 20 for the numbers, 50 for the tests, 20 for the decision.',
        'You need an ordinary Android phone with mobile data (no office WiFi), a stopwatch, and one person who does not know your firm. A neighbour or a cousin will do; a colleague knows too much.',
        {
          table: {
            caption: 'The page under audit',
            columns: ['Question', 'Answer'],
            rows: [
              ['Address of the page', ''],
              ['Date, and who audits', ''],
              ['Where its visitors come from', ''],
              ['What they searched for or saw before', ''],
              ['The one action we want: call, WhatsApp, form, visit', ''],
            ],
          },
        },
        'If the last line needs an “and”, decide now. A page that asks for a call, a download and a newsletter gets less of each.',
      ],
    },
    {
      heading: 'Start with the numbers',
      blocks: [
        'Before you judge the page, find out what a better page is worth. Take the last full month from Analytics and from your register of enquiries.',
      ],
      parts: [
        {
          heading: 'A worked example',
          blocks: [
            'A studio for modular kitchens in Jabalpur pays ₹20 for each visit from ads. One enquiry in five becomes an order.',
            {
              table: {
                caption: 'The same page, before and after, and more ads in its place',
                columns: ['Figure', 'Today', 'Better page', 'More ads', 'Your page'],
                rows: [
                  ['Visits in a month', '1,000', '1,000', '1,500', ''],
                  ['Cost of the visits', '₹20,000', '₹20,000', '₹30,000', ''],
                  ['Enquiries', '20 (2%)', '30 (3%)', '30 (2%)', ''],
                  ['Cost of one enquiry', '₹1,000', '₹667', '₹1,000', ''],
                  ['Orders, 1 in 5', '4', '6', '6', ''],
                  ['Ad cost of one order', '₹5,000', '₹3,333', '₹5,000', ''],
                ],
              },
            },
            'Both roads lead to six orders. The second costs ₹10,000 more, every month. If repairing the page costs ₹25,000 once and really lifts it to 3%, it has paid for itself after two and a half months. The lift is an assumption; the audit shows whether there is anything to lift.',
          ],
        },
        {
          heading: 'When the page is not the problem',
          blocks: [
            {
              list: [
                'Fewer than about 100 visits a month: get visitors first. Changes teach you nothing at this size.',
                'Many enquiries, few orders: look at how fast you call back, and at the price.',
                'Visits from the wrong city or for the wrong service: repair the ads or the title.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'The first five seconds',
      blocks: [
        'People decide in moments whether they are in the right place. Only the first screen of a phone counts here, without scrolling.',
      ],
      parts: [
        {
          heading: 'The five-second test',
          blocks: [
            {
              steps: [
                'Open the page on the phone, out of sight of your test person, and wait until it has loaded.',
                'Show it for five seconds, then turn the phone over.',
                'Ask: What does this firm sell? For whom? Where? What should you do next?',
                'Write down the answers word for word. Do not help, and do not explain.',
              ],
            },
            {
              table: {
                caption: 'Answers after five seconds',
                columns: ['Question', 'What the person said', 'Right? (yes or no)'],
                rows: [
                  ['What is sold?', '', ''],
                  ['For whom?', '', ''],
                  ['Where?', '', ''],
                  ['What to do next?', '', ''],
                ],
              },
            },
            'Two wrong answers mean: rewrite the headline before you touch anything else.',
          ],
        },
        {
          heading: 'Weak and strong first screens',
          blocks: [
            {
              table: {
                caption: 'Invented examples',
                columns: ['Firm', 'Weak headline', 'Strong headline'],
                rows: [
                  [
                    'Eye clinic, Indore',
                    'Vision for a better tomorrow',
                    'Cataract surgery in Indore, from ₹18,000 per eye',
                  ],
                  [
                    'Travel agent, Gwalior',
                    'Your journey begins here',
                    'Goa in 5 days, train and hotel, from ₹14,500 per person',
                  ],
                  [
                    'Machine shop, Mandideep',
                    'Quality is our passion',
                    'CNC turned parts from 50 pieces, drawing to quote in 2 days',
                  ],
                  [
                    'Pest control, Ujjain',
                    'Welcome to our website',
                    'Termite treatment in Ujjain with 3 free re-visits in a year',
                  ],
                ],
              },
            },
            'A strong headline repeats what the person searched for and adds one fact a competitor cannot copy without work.',
          ],
        },
      ],
      checklist: [
        'The headline names the service, and the place if the place matters',
        'It uses the words of the ad or search that brought the visitor',
        'The main button is visible without scrolling and says what happens: “Get a quote”, not “Submit”',
        'No slider, no pop-up, no autoplaying sound before the visitor has read a line',
        'The picture shows your work, your people or your place',
        'Price, price range or “from” price is on the page, or the reason why it cannot be',
      ],
    },
    {
      heading: 'Proof and answers',
      blocks: [
        'A stranger asks two questions: can these people do it, and what happens to me if I write? Go through the page with a pen and mark each sentence that any competitor could also print. Those sentences can go.',
      ],
      parts: [
        {
          heading: 'Doubts and what answers them',
          blocks: [
            {
              table: {
                caption: 'Write your own answer in the last column',
                columns: ['Doubt', 'What answers it', 'On our page'],
                rows: [
                  ['Are they real?', 'Street photo, GSTIN, names, registration number', ''],
                  ['Have they done this before?', 'Three jobs with place, size and date', ''],
                  ['What will it cost?', 'Range, and what moves it up or down', ''],
                  ['How long does it take?', 'Days from order to delivery', ''],
                  ['What if it goes wrong?', 'Warranty, refund, who to call', ''],
                  ['Is it for me?', 'Whom it suits, and whom it does not', ''],
                  ['What happens after I write?', 'Who calls back, and when', ''],
                ],
              },
            },
            'Use only reviews and names you may publish, and never invent numbers. “Trusted by 10,000 families” without a source does not convince and can be challenged as a misleading advertisement.',
          ],
        },
      ],
    },
    {
      heading: 'Form, call and WhatsApp',
      blocks: [
        'Now do what you ask of your visitors. Most audits find the most expensive fault here.',
      ],
      parts: [
        {
          heading: 'Try all three',
          blocks: [
            {
              steps: [
                'Send the form from the phone with a real number. Start the stopwatch, and stop it when somebody calls back.',
                'Tap the phone number at a busy hour and once after closing time. Note who answers, and how.',
                'Tap WhatsApp. Does it open the right chat, with a first message that says which page it came from?',
                'Send the form with a mistake in it, such as nine digits in place of ten. Does the page say what is wrong, next to the field, and keep the rest?',
              ],
            },
            {
              table: {
                caption: 'What happened',
                columns: ['Channel', 'Answered after', 'By whom', 'What went wrong'],
                rows: [
                  ['Form', '', '', ''],
                  ['Call, busy hour', '', '', ''],
                  ['Call, after hours', '', '', ''],
                  ['WhatsApp', '', '', ''],
                ],
              },
            },
          ],
        },
        {
          heading: 'Which fields earn their place',
          blocks: [
            {
              table: {
                caption: 'Fields of a lead form',
                columns: ['Field', 'Keep it if', 'Otherwise'],
                rows: [
                  ['Name', 'Always', 'One field, not two'],
                  ['Phone', 'You call back', 'Number keypad, accept spaces and +91'],
                  ['Email', 'You send a written quote', 'Drop it'],
                  ['City or PIN code', 'You serve only some areas', 'Drop it'],
                  ['Budget', 'Offers differ widely by size', 'Ask on the phone'],
                  ['Message', 'The job needs a description', 'Make it optional'],
                  ['Captcha puzzle', 'Spam is a real problem', 'Use an invisible check'],
                ],
              },
            },
            'Each field is also personal data that you must justify. From 13 May 2027 the DPDP Rules ask for a notice that stands on its own: which data, for what purpose, how to withdraw consent, where to complain. Write those lines now; they fit under the button.',
            [
              'How fields, labels and error messages are built so that phones can fill them in is explained in ',
              { text: 'the web.dev course on forms', href: 'https://web.dev/learn/forms' },
              '.',
            ],
          ],
        },
      ],
      checklist: [
        'Three to five fields, each with a visible label that stays when you type',
        'Phone number and WhatsApp are links, and both work',
        'After sending, the page says what happens next and when',
        'The enquiry reaches two people, so that one holiday does not lose it',
        'A short notice under the form names data, purpose and contact',
        'No box for newsletters or offers is ticked in advance',
      ],
    },
    {
      heading: 'On a cheap phone',
      blocks: [
        'Your office computer hides most faults. Do this part on mobile data, outdoors, in the sun.',
      ],
      parts: [
        {
          heading: 'Speed',
          blocks: [
            'Enter the address at pagespeed.web.dev, choose Mobile, and copy the figures of real visitors, if there are any. Good means: main content within 2.5 seconds (LCP), reaction to a tap within 200 milliseconds (INP), layout shift of at most 0.1 (CLS).',
            {
              table: {
                caption: 'Core Web Vitals of this page',
                columns: ['Measure', 'Good', 'Poor', 'This page', 'Date'],
                rows: [
                  ['LCP', 'up to 2.5 s', 'over 4 s', '', ''],
                  ['INP', 'up to 200 ms', 'over 500 ms', '', ''],
                  ['CLS', 'up to 0.1', 'over 0.25', '', ''],
                ],
              },
            },
          ],
        },
        {
          heading: 'Reading and tapping',
          blocks: [
            [
              'Light grey text on white fails outdoors and for older eyes. The standard asks for a contrast of 4.5 to 1 for normal text, described under ',
              {
                text: 'minimum contrast in WCAG 2.2',
                href: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
              },
              '. Buttons need at least 24 by 24 CSS pixels (',
              {
                text: 'minimum target size in WCAG 2.2',
                href: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
              },
              '); 48 is kinder to thumbs.',
            ],
          ],
        },
      ],
      checklist: [
        'Text readable at arm’s length without zooming, about 16 pixels or more',
        'Readable with the phone’s font size set to the largest step, nothing cut off',
        'All buttons can be hit with the thumb of one hand',
        'Nothing jumps while you read or tap',
        'No chat bubble, offer strip or cookie banner covers the main button',
        'The page works from top to bottom with the Tab key alone on a computer',
      ],
    },
    {
      heading: 'Found and counted',
      blocks: [
        'A page for ads must match the ad. Google rates landing page experience as part of its quality score and looks at usefulness, relevance and ease of use.',
        [
          'The ',
          {
            text: 'five ways to use Quality Score in Google Ads',
            href: 'https://support.google.com/google-ads/answer/6167130',
          },
          ' show where to read that rating. It is a hint for repairs and no goal in itself.',
        ],
      ],
      checklist: [
        'Each ad leads to a page about the very thing it promises',
        'Title and description are written for this page and appear on no other',
        'A page meant to be found in search is indexed in Search Console; a page only for ads may stay out',
        'No second page of yours competes for the same search',
        'Form, call and WhatsApp are counted as key events in Analytics, and you have tested each',
      ],
    },
    {
      heading: 'Score and decide',
      blocks: [
        'Give 0 (missing), 1 (weak) or 2 (good) for each line. Below 10, repair the page before you buy another click.',
        {
          table: {
            caption: 'Score sheet',
            columns: ['Line', 'Points (0 to 2)', 'First repair'],
            rows: [
              ['Five-second test passed', '', ''],
              ['Headline matches the search or ad', '', ''],
              ['One clear action', '', ''],
              ['Proof a competitor cannot copy', '', ''],
              ['Price and time answered', '', ''],
              ['Form short, errors clear', '', ''],
              ['Call-back within an hour', '', ''],
              ['Speed good on mobile', '', ''],
              ['Readable and tappable', '', ''],
              ['Leads are counted', '', ''],
              ['Total of 20', '', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'How many visits prove a change?',
          blocks: [
            'Small pages cannot run split tests. This rule of thumb shows how many visits each version needs before you may believe a difference:',
            {
              table: {
                caption: 'Visits per version, by the change you hope for',
                columns: [
                  'Enquiries today',
                  'Hoped for',
                  'Visits per version',
                  'Weeks at 500 visits a week',
                ],
                rows: [
                  ['2%', '3%', 'about 3,900', '16'],
                  ['2%', '4%', 'about 1,200', '5'],
                  ['5%', '7.5%', 'about 1,500', '6'],
                  ['5%', '10%', 'about 450', '2'],
                ],
              },
            },
            'With fewer visits, repair the obvious faults together, note the date, and compare two months before with two months after. Avoid comparing a festival month with an ordinary one.',
          ],
        },
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Take the line with the lowest score and repair it this week. Call-back time and headline cost nothing; start there if either scored 0. Repeat the audit in three months.',
        [
          'If the list is longer than your week, read ',
          { text: 'how we rework a landing page', path: paths.landingPageSeo },
          ', with the price model and the time it takes. When the page is fine and visitors are missing, look at ',
          { text: 'pay per click advertising', path: paths.payPerClick },
          ' first.',
        ],
      ],
    },
  ],
}
