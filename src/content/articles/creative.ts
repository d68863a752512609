import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.creative,
  title: 'The future of digital marketing and SEO',
  description:
    'Read what AI answers have changed in search by late 2026, what stays the same, what nobody knows yet, and what a business should do meanwhile.',
  keywords: [
    'future of SEO',
    'future of digital marketing',
    'AI Overviews',
    'AI Mode',
    `SEO agency ${company.city}`,
  ],
  heading: 'Digital marketing and SEO: what comes next, and what nobody knows',
  lead: 'Search now often answers before it links. This page sorts what is known in November 2026 from what is guessed, and ends with work that makes sense in either case.',
  sections: [
    {
      id: 'already-changed',
      heading: 'What has already changed',
      blocks: [
        'Google places AI Overviews above the links for many questions, and AI Mode holds a whole conversation with follow-up questions. AI Mode came to India in July 2025 and to Hindi the same year. Assistants such as ChatGPT, Gemini and Perplexity answer questions about products and suppliers as well, partly from web pages.',
        'For simple facts, fewer people need to visit a site. “What is the GST rate on furniture” is answered on the spot. A search with more at stake, such as which orthodontist to trust, still ends with people comparing names, reviews and pages.',
        'Old tricks are disappearing too. FAQ results with fold-out questions, which many agencies sold as a feature, ended for every site in May 2026.',
      ],
    },
    {
      id: 'still-true',
      heading: 'What has stayed the same',
      blocks: [
        [
          'According to ',
          {
            text: 'Google’s guide to AI features',
            href: 'https://developers.google.com/search/docs/appearance/ai-features',
          },
          ', a page needs no special markup or file to appear in AI Overviews or AI Mode. It has to be indexed and allowed to show a snippet. The ',
          {
            text: 'AI optimization guide of 2026',
            href: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
          },
          ' describes the work as ordinary SEO. Terms like AEO and GEO are mostly new labels for it.',
        ],
        'Pages that load fast, can be crawled, say something first-hand and are clear about who wrote them remain the base. So do reviews, a correct Google Business Profile and customers who mention you without being asked.',
      ],
    },
    {
      id: 'known-unknown',
      heading: 'Known, likely and unknown',
      blocks: [
        {
          table: {
            caption: 'State of knowledge in November 2026',
            columns: ['Question', 'What can be said', 'How sure'],
            rows: [
              ['Do AI answers link to sources?', 'Yes, mostly to several', 'Known'],
              [
                'Do they reduce clicks on simple questions?',
                'Studies find so, with widely differing figures',
                'Likely',
              ],
              ['How many clicks does my site lose?', 'No tool can tell exactly', 'Unknown'],
              [
                'Why was one source cited and not another?',
                'Not published, and it varies between attempts',
                'Unknown',
              ],
              [
                'Will assistants buy on behalf of people?',
                'Trials exist; habits in India are open',
                'Unknown',
              ],
              [
                'Will ads appear inside AI answers?',
                'They already do in some countries; formats keep changing',
                'Likely to grow',
              ],
            ],
          },
        },
        'Anyone who sells certainty in the rows marked unknown is selling a guess. That includes guaranteed mentions in ChatGPT.',
      ],
    },
    {
      id: 'do-now',
      heading: 'Sensible work for the next twelve months',
      blocks: [
        {
          steps: [
            'Publish what a machine cannot know: your prices, lead times, test results, photos of jobs, reasons a project went wrong.',
            'State plain facts about the firm in text: services, area, hours, licenses, who is responsible. Keep them the same on your site, your profile and directories.',
            'Move effort from pages that repeat general knowledge to pages that help people choose.',
            'Check that important content is in the HTML and that you have not blocked crawlers by accident.',
            'Collect your own contacts, with permission. A list of 800 customers who want your messages does not depend on any algorithm.',
            'Ask every new customer where they found you, and add “AI assistant” to the answers.',
          ],
        },
        [
          'The technical part is ordinary housekeeping; ',
          { text: 'our technical SEO page', path: paths.technicalSeo },
          ' lists it. The writing part is in ',
          { text: 'the steps of an SEO article', path: paths.keywordSpecific },
          '.',
        ],
      ],
    },
    {
      id: 'not-worth-it',
      heading: 'What to leave on the shelf',
      blocks: [
        {
          list: [
            'Hundreds of AI-written pages. Google treats mass production meant to rank as spam, and updates against it have become frequent.',
            [
              'An ',
              { code: 'llms.txt' },
              ' file sold as a ranking aid. Google says it neither helps nor harms.',
            ],
            'Chopping every article into fragments “for the AI”.',
            'Monthly scores of AI visibility as the only proof of work. Ask how often each question was tested, since answers differ from one minute to the next.',
          ],
        },
        'Synthetic pictures and voices save money, but realistic ones have had to be labeled on platforms in India since February 2026. An invented customer remains a lie with a label on it.',
      ],
    },
    {
      id: 'measure-future',
      heading: 'How to measure while the ground moves',
      blocks: [
        'In June 2026 Google introduced a generative AI report in Search Console. It counts how often your pages appear in AI answers, by page, country and device. It does not show clicks, and an appearance may be a link that nobody unfolded. A switch to keep a site out of AI answers was first tested in the United Kingdom. Most businesses gain nothing from leaving.',
        {
          note: 'Example: visits to a clinic site fall by 20% while appointment requests stay at 45 a month. The lost visits were people with a quick question. Judge by the 45, and look closer only if that number falls.',
        },
        [
          'We expect this page to be wrong in places within a year and will correct it. For a plan that survives surprises, see ',
          { text: 'strategic planning', path: paths.strategy },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Download our free guides', path: paths.freePdf },
}
