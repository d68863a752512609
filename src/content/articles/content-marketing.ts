import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.contentMarketing,
  title: 'Content marketing that earns inquiries',
  description:
    'Learn what to publish, who should write it, what content marketing costs and how long a small business waits before inquiries come in.',
  keywords: [
    'content marketing',
    `content marketing agency ${company.city}`,
    'content plan for small business',
    'blog writing',
  ],
  heading: 'Content marketing for businesses that sell on trust',
  lead: 'Content marketing means publishing the answers your buyers are already looking for, then making it easy to ask you the next question. This page covers what to publish, who should write it, what it costs and when to expect a result.',
  sections: [
    {
      id: 'what-content-can-do',
      heading: 'What content does, and where it stops',
      blocks: [
        'Content reaches people who have a question but no supplier yet. A fabricator in Mandideep who explains how to choose between two grades of stainless steel meets the purchase manager weeks before the order is placed.',
        [
          'It is slow. A new page often needs three to six months before search sends it steady visitors, and some pages never get there. If you need calls this week, ',
          { text: 'pay-per-click advertising', path: paths.payPerClick },
          ' is the faster tool, and content is what you build beside it.',
        ],
        'Content also cannot repair an offer. If customers leave because deliveries are late, a good article about delivery will only bring more people who leave.',
      ],
    },
    {
      id: 'questions-first',
      heading: 'Start with the questions people already ask',
      blocks: [
        'Most weak content begins with a calendar that has to be filled. Begin with a list of questions instead; two weeks are enough to collect it.',
        {
          steps: [
            'Ask whoever answers the phone to write down every question, in the words the caller used. Thirty real ones are plenty.',
            [
              'Open the ',
              {
                text: 'Search Console performance report',
                href: 'https://support.google.com/webmasters/answer/7576553',
              },
              ' and note the searches where your site is shown but no page of yours gives the answer.',
            ],
            'Cross out what you cannot answer better than the pages already there. Your own prices, photos of finished work and mistakes you have seen are hard for others to copy.',
            'Sort the rest by the money behind each question. A question that comes just before an order beats one that ten times as many people ask out of curiosity.',
            'Write the first one. Publish it before you plan the twentieth.',
          ],
        },
      ],
    },
    {
      id: 'formats',
      heading: 'Pick the format by the job',
      blocks: [
        {
          table: {
            caption: 'Five formats a small firm can keep up',
            columns: ['Format', 'Good for', 'Work per piece', 'Useful for'],
            rows: [
              ['Article', 'Questions typed into search', 'One to two days', 'Years, if updated'],
              [
                'Price or size guide',
                'Buyers close to ordering',
                'One day',
                'Until the prices change',
              ],
              [
                'Case study',
                'Buyers comparing suppliers',
                'Half a day and the customer’s approval',
                'Two to three years',
              ],
              [
                'Short video',
                'Showing a process or a result',
                'Half a day for three clips',
                'Weeks in feeds, longer in search',
              ],
              [
                'Email or WhatsApp note',
                'Customers who agreed to hear from you',
                'Two hours',
                'Days',
              ],
            ],
          },
        },
        [
          'One good interview with your technician can feed three rows of this table: the article, a clip and the note to customers. The steps for the written part are in ',
          { text: 'how to write an SEO article', path: paths.keywordSpecific },
          '.',
        ],
      ],
    },
    {
      id: 'one-month',
      heading: 'A month that a small team can manage',
      blocks: [
        {
          note: 'Example: a dental clinic in Indore takes two questions a month, say “root canal or extraction” and “braces cost for adults”. The dentist talks for 30 minutes per question into a phone. A writer turns that into two articles at ₹5,000 each, and the front desk films one clip. Total: ₹10,000 and about two hours of the dentist, one to talk and one to check the articles.',
        },
        'Two pieces a month are 24 in a year. Plans for three posts a week often stop in the second month.',
        'Keep one slot each quarter for old pages. Updating a price guide that already ranks tends to pay better than a new article nobody has asked for.',
      ],
    },
    {
      id: 'ai-tools',
      heading: 'AI tools: where they help and where they hurt',
      blocks: [
        'AI tools save time on transcripts, outlines and shortening. They do not know your rates, your failures or the reason a customer in Sehore chose you over a cheaper quote. A text made only from what is already online adds nothing to it.',
        [
          'Google’s ',
          {
            text: 'spam policies on scaled content',
            href: 'https://developers.google.com/search/docs/essentials/spam-policies',
          },
          ' are aimed at large numbers of pages made mainly to rank, whoever or whatever wrote them. A workable rule: someone who knows the trade reads every sentence and is willing to sign it. A number without a source is taken out.',
        ],
      ],
    },
    {
      id: 'measure-content',
      heading: 'What to count each month',
      blocks: [
        'Page views alone tell you little. Three counts are enough for a start:',
        {
          list: [
            'Inquiries that began on a content page, seen in your analytics or by asking “What did you read before you called?”',
            'Searches for which a page is shown, and its clicks, compared with the same month last year.',
            'Times the sales team sent a piece to a buyer. Content that sales never uses is often content no buyer wanted.',
          ],
        },
        [
          'Decide after six months, page by page: update, merge or delete. If inquiries have not moved by then, look again at the list of questions before you order more text. The habit is described in our ',
          { text: 'data\u2011driven approach', path: paths.dataDriven },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Plan your content with us', path: paths.contact },
}
