import { paths } from '../../../paths'
import { company } from '../../company'
import type { Post } from '../post'

export const post: Post = {
  id: 'free-keyword-tools',
  title: 'Free keyword research tools and how to use them',
  author: 'Asha Verma',
  date: '24 March 2026',
  isoDate: '2026-03-24',
  category: 'SEO',
  imageAlt: '',
  description:
    'What customers type, when they type it and which page should answer: four free tools, in the order to use them.',
  content: `Good keyword research costs nothing except two quiet hours. Four free tools show what customers type, in which season, and which page of yours should answer it. Below is the order in which we would use them for a furniture shop in Indore or a diagnostic center in ${company.city}. None of these tools tells the whole truth. Search Console only knows the searches where you already appeared, Keyword Planner was built for advertisers, and Trends shows proportions without counts. Read together they are enough for a small firm. A paid subscription can wait until you have a question that these cannot answer.`,
  subsections: [
    {
      heading: 'Start with what you already have',
      items: [
        {
          tool: 'Google Search Console',
          url: 'https://search.google.com/search-console/about',
          content: [
            'Search Console lists the searches for which Google showed your site, with impressions, clicks and average position, for the last 16 months. It leaves out very rare searches for privacy, so the rows never add up to the total.',
            'The useful rows are the ones just out of sight. Say a coaching institute sees “neet coaching fees indore” with 900 impressions, 4 clicks and position 14. Its page never mentions fees. A clear fee table on that page is worth more than any new article.',
            'Larger sites also get a filter that separates searches with your brand name from the rest. Use it if you have it: growth in brand searches comes from your shop board and your customers, while growth in the others comes from your pages.',
          ],
          steps: [
            'Open Performance, then Search results, and set the last 3 months.',
            'Add the filter Country: India, and switch on average position.',
            'Sort by impressions and mark every search with a position between 8 and 20.',
            'Click a marked search, open the Pages tab, and note which page Google chose.',
            'Ask of each page: does it answer this search in its first screen?',
          ],
        },
        {
          tool: 'Your counter and your inbox',
          content: [
            'Customers write on WhatsApp the way they search. “3 seater sofa ka rate kya hai” and “sofa repair ghar pe” are keywords, and no tool will hand them to you for your own shop.',
            'For one week, ask whoever answers the phone to write down the first sentence of each inquiry without correcting it. Thirty sentences are plenty. Keep Hindi words in Latin letters as they were typed, because many people search that way too.',
          ],
        },
      ],
    },
    {
      heading: 'Find words you did not think of',
      items: [
        {
          tool: 'Google Keyword Planner',
          url: 'https://ads.google.com/home/tools/keyword-planner/',
          content: [
            'Keyword Planner sits inside Google Ads. The account must be in Expert Mode, with billing details entered and one campaign created. You may pause that campaign at once and spend nothing.',
            'An account that spends little sees ranges such as 100 to 1,000 searches a month. That is coarse, yet it is enough to see that one phrase is ten times as common as another. The Competition column describes advertisers and says nothing about how hard it is to rank without ads.',
          ],
          steps: [
            'Choose “Discover new keywords” and enter two or three of your services.',
            'Set the location to your own city and the places you deliver to, and remove the rest of India.',
            'Run it once in English and once in Hindi.',
            'Download the list and delete whatever you do not sell.',
          ],
        },
        {
          tool: 'Suggestions on your own phone',
          content: [
            'Open a private window, type the start of a search and read what Google offers to complete it. Then scroll through the results for “People also ask” and for related searches near the bottom.',
            'Add a space and a single letter to see more: “modular kitchen a”, “modular kitchen b” and so on. Ten minutes of this produce the questions that belong in your headings. Suggestions carry no numbers, so treat them as wording and check the demand elsewhere.',
          ],
        },
      ],
    },
    {
      heading: 'Check season, region and the other engine',
      items: [
        {
          tool: 'Google Trends',
          url: 'https://trends.google.com/trends/explore',
          content: [
            `Trends compares the interest in several searches on a scale from 0 to 100, where 100 is the peak of that chart. It never gives a number of searches. Choose ${company.state} instead of India, and the past five years, before you trust a curve.`,
            'Its best use is the calendar. If the curve for air coolers climbs in March every year, the page about coolers has to be ready in January, since a new page usually needs weeks to be found and months to settle.',
            'The Explore page has offered suggestions from Gemini since January 2026. They are handy for related terms and can be wrong, so check each one on the chart.',
          ],
        },
        {
          tool: 'Bing Webmaster Tools',
          url: 'https://www.bing.com/webmasters/about',
          content: [
            'Bing is a small part of search in India, with a better share on office computers. The tools are free, your site can be imported from Search Console in a few minutes, and the keyword research page shows related phrases with their impressions on Bing.',
            'Since February 2026 there is also a preview report of the pages that Copilot cites in its answers. It counts citations and no clicks. Read it as a hint about which of your pages are clear enough to quote.',
          ],
        },
      ],
    },
    {
      heading: 'Turn the list into pages',
      items: [
        {
          tool: 'One line per intention',
          content: [
            'Group searches that want the same answer, and give each group one page. Two pages for “dentist in Indore” and “dental clinic Indore” would compete with each other.',
            {
              table: {
                caption: 'A keyword list for a dental clinic, as an example',
                columns: ['Search group', 'What the person wants', 'Page'],
                rows: [
                  [
                    'root canal cost indore',
                    'A price and what changes it',
                    'Root canal page with fees',
                  ],
                  ['dentist open sunday', 'Hours, today', 'Contact page and map profile'],
                  [
                    'root canal pain after 3 days',
                    'Reassurance or a warning',
                    'Short article by the dentist',
                  ],
                ],
              },
            },
            [
              'For the writing itself, follow ',
              { text: 'our steps for writing around one search', path: paths.keywordSpecific },
              '. They start from the reader and come to the keyword later.',
            ],
          ],
        },
        {
          tool: 'What to cross out',
          content: [
            'Remove searches for jobs, free downloads and meanings, unless you offer those. Remove the names of competitors. Be careful with single words such as “sofa”: the volume looks grand, the person could be anywhere in the country, and large marketplaces hold the first page.',
            'A phrase with 40 searches a month in your city and a clear wish to buy is worth more than one with 10,000 searches from everywhere.',
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow morning, open Search Console before anything else. Pick one search between positions 8 and 20, read the page Google shows for it, and add the answer it lacks near the top. Write the date in a sheet and look again after four weeks.',
    [
      'If your site has no Search Console data at all, that is the first repair. It is part of what we set up in ',
      { text: 'our SEO services', path: paths.seoServices },
      ', and you can also do it yourself with one record at your domain provider.',
    ],
  ],
}
