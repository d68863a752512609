import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'content-calendar',
  title: 'Content Calendar',
  subtitle:
    'Twelve weeks planned around your season and the festivals, November 2026 to April 2027',
  description:
    'Plan posts and articles around your own season and festivals, and keep to the plan.',
  samples: ['Twelve weeks as an example', 'From idea to published'],
  sections: [
    {
      heading: 'How to use this calendar',
      blocks: [
        'A calendar is worth something only if it fits the hours you have. Plan once for 90 minutes, with the person who knows the customers and the person who will do the work. Then keep two fixed half-days a month free for it. That is the whole method.',
        {
          steps: [
            'Collect questions of customers (20 minutes).',
            'Count your hours and choose a rhythm (15 minutes).',
            'Mark the dates that matter for your trade (15 minutes).',
            'Fill in your own twelve weeks (40 minutes).',
          ],
        },
        'The example calendar starts on 9 November 2026, the Monday after Diwali. If you read this later, begin in the row of the current week and leave the past alone. The blank calendar runs from February to April 2027, and “After April 2027” has the dates and the steps for the rest of the year.',
        'What a calendar does not do: it brings no buyers next week. Articles take three to six months to be found in search. Posts reach people who already follow you, and few others unless you pay.',
      ],
    },
    {
      heading: 'What to write about',
      blocks: [
        'The best topics are asked at your counter every day. For one week, let everyone who answers the phone write down each question word for word, in the language in which it was asked.',
      ],
      parts: [
        {
          heading: 'Ten questions of our customers',
          blocks: [
            {
              table: {
                caption: 'Questions and what they become (first two lines: example)',
                columns: ['Number', 'Question as it was asked', 'Who can answer', 'Becomes'],
                rows: [
                  [
                    'Example 1',
                    'How much cloth for a 7-foot window?',
                    'Store manager',
                    'Article with table',
                  ],
                  ['Example 2', 'Will the colour go in the wash?', 'Tailor', 'Reel, 30 seconds'],
                  ['1', '', '', ''],
                  ['2', '', '', ''],
                  ['3', '', '', ''],
                  ['4', '', '', ''],
                  ['5', '', '', ''],
                  ['6', '', '', ''],
                  ['7', '', '', ''],
                  ['8', '', '', ''],
                  ['9', '', '', ''],
                  ['10', '', '', ''],
                ],
              },
            },
            'Price, time, size, care, comparison and “what goes wrong” are nearly always among them. Search Console adds what people typed before they found you: open the report on search results and sort the queries by impressions.',
          ],
        },
        {
          heading: 'What it costs in hours',
          blocks: [
            'Count your own hour as well. The example uses ₹400.',
            {
              table: {
                caption: 'A month at an invented home-furnishing shop in Indore',
                columns: ['Piece', 'Hours each', 'In a month', 'Hours', 'Cost', 'Yours'],
                rows: [
                  ['Article, 900 words, photos', '6', '2', '12', '₹4,800', ''],
                  ['Reel, 30 seconds', '2', '4', '8', '₹3,200', ''],
                  ['Business Profile post', '0.25', '4', '1', '₹400', ''],
                  ['WhatsApp message to subscribers', '0.5', '2', '1', '₹400', ''],
                  ['Answering comments', '0.5', '4', '2', '₹800', ''],
                  ['Sum', 'average 1.5', '16', '24', '₹9,600', ''],
                ],
              },
            },
            'If 24 hours are too many, halve the number of pieces and keep the rhythm. One article a month for a year beats eight in January and none afterwards.',
          ],
        },
      ],
    },
    {
      heading: 'Festival dates to April 2027',
      blocks: [
        'Dates of lunar festivals were checked for central India; local almanacs can differ by a day, and dates marked with “about” depend on the moon. Diwali fell on Sunday, 8 November 2026. The next one is on 29 October 2027.',
        {
          table: {
            caption: 'Festivals and days that move customers',
            columns: ['Date', 'Day', 'Occasion', 'Useful for'],
            rows: [
              ['11 November 2026', 'Wed', 'Bhai Dooj', 'Sweets, gifts'],
              [
                '20 November 2026',
                'Fri',
                'Dev Uthani Ekadashi, weddings begin',
                'Clothes, jewellery, halls, catering',
              ],
              ['24 November 2026', 'Tue', 'Guru Nanak Jayanti', 'Greeting, changed hours'],
              [
                '3 December 2026',
                'Thu',
                'Anniversary of the gas disaster of 1984',
                'No selling in the state capital',
              ],
              [
                '16 December 2026',
                'Wed',
                'Kharmas begins: few weddings for a month',
                'Repairs, services, planning',
              ],
              ['25 December 2026', 'Fri', 'Christmas', 'Food, gifts, school holidays'],
              ['1 January 2027', 'Fri', 'New Year', 'Fitness, courses, travel'],
              ['14 January 2027', 'Thu', 'Makar Sankranti', 'Sweets, kites, weddings again'],
              ['26 January 2027', 'Tue', 'Republic Day', 'Electronics sales, greeting'],
              ['11 February 2027', 'Thu', 'Vasant Panchami', 'Schools, coaching, weddings'],
              ['6 March 2027', 'Sat', 'Maha Shivaratri', 'Ujjain travel, fasting food'],
              ['8 March 2027', 'Mon', 'International Women’s Day', 'Clinics, staff portraits'],
              ['about 10 March 2027', 'Wed', 'Eid-ul-Fitr', 'Clothes, food, gifts'],
              [
                '22 March 2027',
                'Mon',
                'Holi (Holika Dahan on the 21st)',
                'Colours, skin care, sweets',
              ],
              [
                'about 27 March 2027',
                'Sat',
                'Rang Panchami, above all in Indore',
                'Changed hours, food',
              ],
              [
                '31 March 2027',
                'Wed',
                'End of the financial year',
                'Machines, software, insurance',
              ],
              [
                '7 April 2027',
                'Wed',
                'Gudi Padwa, Chaitra Navratri begins',
                'Vehicles, property, gold',
              ],
              ['15 April 2027', 'Thu', 'Ram Navami', 'Greeting, changed hours'],
            ],
          },
        },
        'Makar Sankranti needs a second look in 2027: the sun changes sign on 14 January at about 9 in the evening, so many almanacs keep the bath and the giving on 15 January. Check the custom of your customers before you print a date.',
      ],
      parts: [
        {
          heading: 'How far ahead?',
          blocks: [
            {
              table: {
                caption: 'Lead times, with Holi on 22 March 2027 as the example',
                columns: ['Piece', 'Publish before', 'For Holi'],
                rows: [
                  ['Article to be found in search', '8 weeks or more', 'by 25 January'],
                  ['Offer page with prices', '4 weeks', '22 February'],
                  ['Reels and posts', '2 to 3 weeks', '1 to 8 March'],
                  ['Special hours in the Business Profile', '2 weeks', '8 March'],
                  ['WhatsApp message', '5 days', '17 March'],
                  ['Greeting without an offer', 'On the day', '22 March'],
                ],
              },
            },
            'Use the same page each year, with the new date and prices, at an address without a year in it. It keeps what it has earned in search.',
          ],
        },
      ],
      checklist: [
        'Crossed out every festival that has nothing to do with our customers',
        'Marked our own season: exams, admissions, weddings, harvest, rains, tenders',
        'Marked holidays of our own staff, so that no work is planned for them',
        'Agreed on days without selling: mourning, disasters, elections',
      ],
    },
    {
      heading: 'Twelve weeks as an example',
      blocks: [
        'The home-furnishing shop has one person for six hours a week. Each main piece answers a question from its list; the short pieces are cut from it.',
        {
          table: {
            caption: '9 November 2026 to 31 January 2027',
            columns: ['Week', 'From', 'Occasion', 'Main piece', 'Short pieces'],
            rows: [
              [
                '1',
                '9 Nov',
                'Bhai Dooj, 11 Nov',
                'Reel: washing festival curtains',
                'Profile post: hours this week',
              ],
              [
                '2',
                '16 Nov',
                'Dev Uthani, 20 Nov',
                'Article: bed linen for a wedding, list and prices',
                'Photo: three sets on the shelf',
              ],
              [
                '3',
                '23 Nov',
                'Guru Nanak Jayanti, 24 Nov',
                'Reel: blanket or quilt?',
                'Greeting on the day',
              ],
              [
                '4',
                '30 Nov',
                'No selling on 3 Dec',
                'Article: cloth for each window size, with table',
                'Reel from the table',
              ],
              [
                '5',
                '7 Dec',
                'First cold week',
                'Reel: testing a quilt for weight',
                'WhatsApp: quilts in stock',
              ],
              [
                '6',
                '14 Dec',
                'Kharmas from 16 Dec',
                'Article: repair or replace a sofa cover?',
                'Profile post: repair service',
              ],
              [
                '7',
                '21 Dec',
                'Christmas, 25 Dec',
                'Reel: guest room in one hour',
                'Greeting, hours',
              ],
              [
                '8',
                '28 Dec',
                'New Year, 1 Jan',
                'Photos: best sellers of the year',
                'Profile post: January offer with end date',
              ],
              [
                '9',
                '4 Jan',
                'Stock clearing',
                'Offer page: winter clearance',
                'Reel: what is left',
              ],
              [
                '10',
                '11 Jan',
                'Makar Sankranti, 14 Jan',
                'Article: dust and allergies, which cloth?',
                'Greeting, WhatsApp',
              ],
              [
                '11',
                '18 Jan',
                'Weddings again',
                'Article: Holi-proof covers (for March)',
                'Reel from the wedding list',
              ],
              [
                '12',
                '25 Jan',
                'Republic Day, 26 Jan',
                'Reel: who sews our curtains',
                'Plan the next twelve weeks',
              ],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'The same weeks in other trades',
          blocks: [
            {
              table: {
                caption: 'One idea for each',
                columns: ['Trade', 'November', 'December', 'January'],
                rows: [
                  [
                    'Clinic',
                    'Smoke and asthma after Diwali',
                    'Joint pain in the cold',
                    'Health check: what is useful at 40',
                  ],
                  [
                    'Coaching institute',
                    'Half-year results: what now?',
                    'Timetable for the holidays',
                    'Board exams: last six weeks',
                  ],
                  [
                    'Manufacturer',
                    'Lead times before the year ends',
                    'A job from drawing to delivery',
                    'Budget for machines before 31 March',
                  ],
                  [
                    'Exporter',
                    'Holiday dates of buyers abroad',
                    'Certificates explained',
                    'Trade fairs of the spring',
                  ],
                  [
                    'Restaurant',
                    'Wedding menus with prices',
                    'New Year: seats and rules',
                    'Sankranti sweets, ordering dates',
                  ],
                ],
              },
            },
          ],
        },
      ],
    },
    {
      heading: 'From idea to published',
      blocks: [
        'Give every piece one person and one day. Two people who share a task each assume that the other did it.',
      ],
      parts: [
        {
          heading: 'One article, five pieces',
          blocks: [
            {
              steps: [
                'Interview the person who knows for 20 minutes and record it on the phone.',
                'Write the answer first, in three sentences; then the table or steps; then the exceptions.',
                'Take four photos of your own while you are there.',
                'Cut two reels of 30 seconds from the same visit, with subtitles, since many watch without sound.',
                'Turn the answer into a Business Profile post with a link to the article.',
              ],
            },
            [
              'Posts for Facebook and Instagram can be prepared in one sitting and timed in advance; see ',
              {
                text: 'planning posts in Meta Business Suite',
                href: 'https://www.facebook.com/business/help/942827662903020',
              },
              '. On the Business Profile there are three kinds, explained under ',
              {
                text: 'creating posts for a Business Profile',
                href: 'https://support.google.com/business/answer/7342169',
              },
              '.',
            ],
          ],
        },
        {
          heading: 'Writing with AI tools',
          blocks: [
            [
              'Use them for outlines, translation and spelling. Pages made in bulk without anything new count as spam whoever wrote them, as ',
              {
                text: 'Google’s guidance on generative AI content',
                href: 'https://developers.google.com/search/docs/fundamentals/using-gen-ai-content',
              },
              ' says. The interview, your photos and your prices are what no tool has. Check each number and each promise yourself; the customer will hold you to it.',
            ],
          ],
        },
        {
          heading: 'Paid partners',
          blocks: [
            'If a creator or a customer gets money, goods or a discount for a post, it carries a label such as “Ad” or “Paid partnership”, at the start and in the language of the post. Agree on it in writing.',
          ],
        },
      ],
      checklist: [
        'The question is answered in the first three sentences',
        'Facts, prices and dates checked by the person named in the list',
        'Photos are ours, and people in them agreed in writing',
        'Title says what the piece is about; pictures have a text alternative; videos have subtitles',
        'Links to one fitting service and to one other article',
        'Links in posts and messages carry a campaign label',
        'Phone, WhatsApp or form at the end, tested on a phone',
      ],
    },
    {
      heading: 'Keep shop, prices and ads in step',
      blocks: [
        'A festival post with last year’s price costs more trust than no post. Go through this list two weeks before each offer.',
        [
          'Sellers with a product feed can set sale prices with a start and an end in Merchant Center, so that they end by themselves: see ',
          {
            text: 'the sale price effective date attribute',
            href: 'https://support.google.com/merchants/answer/6324460',
          },
          '. The price on the page has to change at the same hour, or the product may be rejected.',
        ],
      ],
      checklist: [
        'Stock and staff are enough for the offer',
        'Start, end and conditions are on the page, and the old price was really charged before',
        'Sale dates set in the shop system and in Merchant Center',
        'Special hours set in the Business Profile',
        'Ad budget for the days of the offer decided, with an end date',
        'WhatsApp goes only to people who agreed to receive offers; a way to stop is in the message',
        'Somebody answers messages on the evening of the festival, or an automatic reply says when',
      ],
    },
    {
      heading: 'Your own twelve weeks',
      blocks: [
        'Fill in the main pieces first, then the names. Leave two weeks empty: something will come up.',
        {
          table: {
            caption: '1 February to 25 April 2027',
            columns: ['Week', 'From', 'Occasion', 'Main piece', 'Short pieces', 'Who'],
            rows: [
              ['1', '1 Feb', '', '', '', ''],
              ['2', '8 Feb', 'Vasant Panchami, 11 Feb; Ramadan begins about 8 Feb', '', '', ''],
              ['3', '15 Feb', 'Board exams', '', '', ''],
              ['4', '22 Feb', '', '', '', ''],
              ['5', '1 Mar', 'Maha Shivaratri, 6 Mar', '', '', ''],
              ['6', '8 Mar', 'Eid-ul-Fitr, about 10 Mar', '', '', ''],
              ['7', '15 Mar', 'Before Holi', '', '', ''],
              ['8', '22 Mar', 'Holi, 22 Mar', '', '', ''],
              ['9', '29 Mar', 'Year end, 31 Mar', '', '', ''],
              ['10', '5 Apr', 'Gudi Padwa, 7 Apr', '', '', ''],
              ['11', '12 Apr', 'Ram Navami, 15 Apr', '', '', ''],
              ['12', '19 Apr', '', '', '', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'After April 2027',
          blocks: [
            'Print the blank page again every twelve weeks and write in the Mondays yourself. The next sheets start on 26 April, 19 July and 11 October 2027. Then enter the dates below, and those of your own trade. Check each against a local almanac before you print it.',
            {
              table: {
                caption: 'The next dates, May to October 2027',
                columns: ['Date', 'Day', 'Occasion', 'Useful for'],
                rows: [
                  ['9 May 2027', 'Sun', 'Akshaya Tritiya', 'Gold, vehicles, weddings'],
                  ['about 17 May 2027', 'Mon', 'Eid-ul-Adha', 'Clothes, food, greeting'],
                  ['15 August 2027', 'Sun', 'Independence Day', 'Sales, greeting'],
                  ['17 August 2027', 'Tue', 'Raksha Bandhan', 'Gifts, sweets, delivery'],
                  ['4 September 2027', 'Sat', 'Ganesh Chaturthi', 'Sweets, decoration'],
                  [
                    'about 30 September 2027',
                    'Thu',
                    'Navratri begins',
                    'Clothes, vehicles, fasting food',
                  ],
                  ['9 October 2027', 'Sat', 'Dussehra', 'Vehicles, electronics, property'],
                  ['29 October 2027', 'Fri', 'Diwali', 'Almost every trade'],
                ],
              },
            },
          ],
        },
        {
          heading: 'Look back once a month',
          blocks: [
            {
              table: {
                caption: 'What the pieces brought (first line: example)',
                columns: ['Piece', 'Hours', 'Visits or views', 'Enquiries', 'Again?'],
                rows: [
                  ['Cloth for each window size', '6', '210 visits', '5', 'Yes, as a reel'],
                  ['1', '', '', '', ''],
                  ['2', '', '', '', ''],
                  ['3', '', '', '', ''],
                  ['4', '', '', '', ''],
                ],
              },
            },
            'Judge reels after a month and articles after six. Ask each new customer “Where did you see us?”, because many read today and call in March. A kind of piece that brought neither enquiries nor good questions in six months can go, however many hearts it got.',
          ],
        },
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Put the two half-days of next month into the calendar of the person who does the work. Then write one piece, about the question that was asked most often this week, and publish it before you plan any further.',
        [
          'If the hours are missing, read what ',
          { text: 'content marketing with our help', path: paths.contentMarketing },
          ' involves: we interview, write and lay out, you check the facts. For photos, reels and replies, see ',
          { text: 'our social media service', path: paths.socialMedia },
          '.',
        ],
      ],
    },
  ],
}
