import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.keywordSpecific,
  title: 'How to write an SEO article, step by step',
  description:
    'Follow six steps to write an article for one search: choose the keyword, read the results, outline, write the title, publish with links, and update.',
  keywords: [
    'SEO article writing',
    'keyword research steps',
    'how to write for search',
    `SEO content ${company.city}`,
  ],
  heading: 'Writing an SEO article: from one keyword to the first update',
  lead: 'This is the order of work we recommend for an article that should be found for one search. The running example is a maker of water treatment plants who wants to be found for “industrial RO plant price”.',
  sections: [
    {
      id: 'choose-keyword',
      heading: 'Step 1: choose one search and its intent',
      blocks: [
        'An article answers one main search. Collect candidates from calls, from Search Console, and from the suggestions that appear while you type. Then ask what the person wants to do next.',
        {
          table: {
            caption: 'Reading the intent behind a search',
            columns: ['Search', 'The person wants', 'Fitting page'],
            rows: [
              ['what is RO water', 'To understand', 'Short explainer'],
              ['RO or UV for hotel', 'To compare', 'Comparison with a clear recommendation'],
              ['industrial RO plant price', 'A figure before calling', 'Price guide'],
              ['RO plant supplier Indore', 'A supplier now', 'Service page, not an article'],
            ],
          },
        },
        'Prefer the search closest to an order, even when a tool shows only 50 searches a month. Volume figures are estimates, and one plant sold pays for a lot of writing.',
      ],
    },
    {
      id: 'read-results',
      heading: 'Step 2: read the results page',
      blocks: [
        {
          steps: [
            'Search in a private window on a phone, with your city as the location.',
            'Note what Google shows: an AI overview, a map, videos, marketplaces, articles. If only marketplaces rank, an article will have a hard time; choose a narrower search.',
            'Open the first five pages. Write down what they all answer, what they leave out, and what is out of date.',
            'Decide what you can add. In the example: price ranges for 500, 1,000 and 2,000 liters per hour, taken from your own quotes, and the yearly cost of membranes.',
          ],
        },
        'If you have nothing to add, stop here and pick another search. This is the cheapest moment to give up.',
      ],
    },
    {
      id: 'outline-draft',
      heading: 'Step 3: outline, then draft',
      blocks: [
        'Write the headings as the questions a buyer would ask, in the order they would ask them. Give each a one-line answer. If the outline alone is useful, the article will be.',
        'Put the answer to the main search in the first paragraph: “A plant for 1,000 liters per hour costs between ₹1.6 and ₹2.4 lakh in 2026, without civil work.” (Invented figures; take yours.) Conditions and exceptions follow. People who got their answer keep reading when the next question is theirs.',
        {
          list: [
            'Use the keyword where it belongs: in the title, the main heading and the opening. There is no useful density to aim for.',
            'Explain a technical term the first time it appears.',
            'Use a table for anything with three or more values to compare.',
            'Show your own photos with a plain description in the alt text.',
            'Name the author and what they do in the firm.',
          ],
        },
        [
          'How long? As long as the answer needs. Google states that it has no preferred word count and offers ',
          {
            text: 'questions for checking helpful content',
            href: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
          },
          ' instead.',
        ],
      ],
    },
    {
      id: 'title-description',
      heading: 'Step 4: title, description and address',
      blocks: [
        'All three are read in the results before anyone sees the page. In the example:',
        {
          list: [
            [{ strong: 'Title:' }, ' Industrial RO plant price 2026: 500 to 2,000 LPH'],
            [
              { strong: 'Description:' },
              ' What an industrial RO plant costs by capacity, what the price includes, and the yearly running cost, from quotes we wrote this year.',
            ],
            [{ strong: 'Address:' }, ' ', { code: 'industrial-ro-plant-price' }],
          ],
        },
        [
          'Titles are cut by width, at roughly 50 to 60 characters, so the specific part goes first. A description is cut at around 150. Google may write its own ',
          {
            text: 'title link',
            href: 'https://developers.google.com/search/docs/appearance/title-link',
          },
          ' when yours is vague or repeats the keyword. Keep the year out of the address, because you will want to update the page.',
        ],
      ],
    },
    {
      id: 'links-publish',
      heading: 'Step 5: link, publish, check',
      blocks: [
        {
          steps: [
            'Link from the article to the service page a buyer needs next, with words that say where the link goes.',
            'Link to the article from at least two older pages. A page nothing points to is found late, if at all.',
            'Have someone who did not write it check every figure, and read it on a phone.',
            'Publish, and request indexing once in Search Console. Repeating the request does not speed it up.',
            'Share it with the customers who asked the question.',
          ],
        },
        [
          'If pages stay out of the index for weeks, the cause is often technical. Start with ',
          { text: 'a technical SEO review', path: paths.technicalSeo },
          ' before writing more.',
        ],
      ],
    },
    {
      id: 'update-it',
      heading: 'Step 6: review after three months',
      blocks: [
        'Look at the searches that bring the page up. Where people find it for a question it hardly answers, add a section. Where it is shown often and seldom clicked, rework the title. Where two of your articles appear for the same search, merge them and redirect the weaker one.',
        [
          'Expect eight to fifteen hours for one good article. Nobody can promise its position, and anyone who does is guessing. To choose which articles to write at all, see ',
          { text: 'our content marketing guide', path: paths.contentMarketing },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'See how our SEO service works', path: paths.seoServices },
}
