import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.seoServices,
  title: 'SEO Services for Small Businesses',
  description:
    'What SEO work consists of, which of five kinds your business needs, how long it takes, how it is priced and what we need from you.',
  keywords: ['SEO services', 'search engine optimization', 'SEO audit', 'monthly SEO'],
  heading: 'SEO Services',
  lead: 'Search engine optimization (SEO) makes your pages easier to find and to choose when people search for what you sell. Nobody can pay Google for a place in the unpaid results, so the work goes into your site and into what others say about you.',
  tilesHeading: 'What the work consists of',
  tiles: [
    {
      picture: 'keyword-map',
      name: 'Keyword map',
      description:
        'Decides which search belongs to which page, so that two of your pages never compete.',
    },
    {
      picture: 'page-content',
      name: 'Page content',
      description: 'Titles, headings and text that answer the search, with prices and proof.',
    },
    {
      picture: 'site-crawl',
      name: 'Technical check',
      description: 'Pages that Google can reach and read, and that load fast on a phone.',
    },
    {
      picture: 'backlinks',
      name: 'Links from others',
      description:
        'Mentions earned from suppliers, trade bodies and local press. Bought links break Google’s rules.',
    },
  ],
  sections: [
    {
      id: 'which-kind',
      heading: 'Which kind do you need?',
      blocks: [
        {
          list: [
            [
              { text: 'Local SEO', path: paths.localSeo },
              ': customers come to you, or you go to them, as with a clinic in Indore.',
            ],
            [
              { text: 'Landing page SEO', path: paths.landingPageSeo },
              ': one service or offer has to bring inquiries.',
            ],
            [
              { text: 'Technical SEO', path: paths.technicalSeo },
              ': pages are missing from Google, or a rebuild is coming.',
            ],
            [
              { text: 'Ecommerce SEO', path: paths.ecommerceSeo },
              ': you sell dozens or thousands of products online.',
            ],
            [
              { text: 'International SEO', path: paths.internationalSeo },
              ': your buyers are abroad, as with an exporter in Mandideep.',
            ],
          ],
        },
      ],
    },
    {
      id: 'included',
      heading: 'What you get, and what you do not',
      blocks: [
        'You get an audit, a list of fixes sorted by effect, new or edited text for the agreed pages, and a monthly report on searches, clicks and inquiries.',
        [
          'Ad spend, photography and a new website are separate. No honest agency promises a position; ',
          {
            text: 'Google’s advice on hiring an SEO',
            href: 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
          },
          ' says the same.',
        ],
      ],
    },
    {
      id: 'time-and-price',
      heading: 'Time, price and your part',
      blocks: [
        'Typically, technical fixes show within weeks and new content within three to six months. Crowded fields such as coaching or real estate take longer.',
        'The audit has a fixed fee. Ongoing work is a monthly fee for an agreed number of hours. From you we need access to the site and to Search Console, and one person who can spare about two hours a month.',
        {
          note: [
            'Need calls next week? Begin with ',
            { text: 'pay per click advertising', path: paths.payPerClick },
            ' and let SEO build up behind it. The clicks stop with the budget; good pages keep working.',
          ],
        },
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
