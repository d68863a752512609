import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.technicalSeo,
  title: 'Affordable Technical SEO',
  description:
    'Technical SEO explained by symptom: missing pages, lost visits after a redesign, slow phones. What we check, fix, charge and need.',
  keywords: ['technical SEO', 'crawling', 'indexing', 'Core Web Vitals', 'redirects'],
  heading: 'Affordable Technical SEO',
  lead: 'Technical SEO removes what keeps search engines from reaching and understanding your pages. It pays most on large sites and rebuilt ones, and where Google leaves pages out.',
  tilesHeading: 'What we check',
  tiles: [
    {
      picture: 'site-crawl',
      name: 'Crawling',
      description: 'Every page can be reached through links, and broken links are found.',
    },
    {
      picture: 'index-control',
      name: 'Indexing',
      description:
        'Useful pages are let in and useless ones kept out with noindex. A robots.txt block alone does not do that.',
    },
    {
      picture: 'page-speed',
      name: 'Page speed',
      description: 'Loading within 2.5 seconds, response to a tap within 200 milliseconds.',
    },
    {
      picture: 'structured-data',
      name: 'Structured data',
      description: 'Code that names your products, jobs or address so that machines read it right.',
    },
    {
      picture: 'redirects',
      name: 'Redirects',
      description: 'Old addresses lead straight to their successors, in one hop.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Is your problem technical?',
      blocks: [
        {
          table: {
            caption: 'Symptoms and typical causes',
            columns: ['What you see', 'Usual cause', 'Typical work'],
            rows: [
              ['Pages missing from Google', 'Blocked, noindex or not linked', 'Days'],
              ['Visits fell after a redesign', 'Old addresses without redirects', '1 to 2 weeks'],
              ['Slow on phones', 'Large images, too many scripts', '2 to 6 weeks'],
              ['Visits fade over a year', 'Rarely technical: content or competition', 'Months'],
            ],
          },
        },
        [
          'For the last row, see ',
          { text: 'SEO services as a whole', path: paths.seoServices },
          '. A perfect speed score does not help a page that answers nothing.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'What you get',
      blocks: [
        'A crawl of the site and a report in plain words, sorted by effect. Then we make the fixes, or hand your developer a task list, and check again. Texts, link building and hosting bills are not included.',
        [
          'Indexing fixes show in days to weeks. Google’s speed figures cover 28 days of real visits (',
          { text: 'Core Web Vitals', href: 'https://web.dev/articles/vitals' },
          '), so allow a month to see an improvement there.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Price and your part',
      blocks: [
        'The audit has a fixed fee, set by the number of page types: a shop with 3,000 products may have only six. Repairs are quoted after it, because nobody can price a fault before finding it.',
        [
          'We need Search Console access, an administrator login of our own or a developer who can make changes, and a test copy if there is one. If the code is past repair, we say so and compare the cost with a ',
          { text: 'rebuilt website', path: paths.webDevelopment },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
