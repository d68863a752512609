import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.internationalSeo,
  title: 'International SEO for Exporters',
  description:
    'International SEO for exporters: folder or country domain, hreflang, edited translation and export details, one market at a time.',
  keywords: ['international SEO', 'hreflang', 'export marketing', 'multilingual website'],
  heading: 'International SEO',
  lead: 'International SEO helps buyers in another country find the version of your site that is meant for them. It suits exporters, software firms and colleges that admit students from abroad.',
  tilesHeading: 'What we set up',
  tiles: [
    {
      picture: 'site-structure',
      name: 'Site structure',
      description: 'A folder or domain for each market, with its own permanent addresses.',
    },
    {
      picture: 'hreflang',
      name: 'Hreflang',
      description:
        'Tags that tell Google which version is for whom. They swap versions and do not raise rankings.',
    },
    {
      picture: 'local-language',
      name: 'Local language',
      description: 'Translation edited by a person who knows the words your trade uses there.',
    },
    {
      picture: 'buyer-details',
      name: 'Buyer details',
      description: 'Currency, units, certificates, delivery terms and a number with country code.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Folder, subdomain or country domain?',
      blocks: [
        {
          table: {
            caption: 'Three ways to serve the Emirates',
            columns: ['Address', 'Suits', 'Effort'],
            rows: [
              ['example.com/ae/', 'Most exporters', 'Lowest: one site'],
              ['ae.example.com', 'Separate teams or servers', 'Medium'],
              ['example.ae', 'Firms with a lasting presence there', 'Highest: a second site'],
            ],
          },
        },
        [
          'A .in domain tells Google that the site is meant for India. An exporter should think about .com before paying for translation. The details are in ',
          {
            text: 'Google’s guide to multi-regional sites',
            href: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
          },
          '.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'Included and not included',
      blocks: [
        'We research searches in the target country, plan the structure, set the tags, prepare the pages and report inquiries by country. Redirecting visitors by IP address is something we advise against, since it can hide versions from Google.',
        [
          'Export paperwork and marketplace listings are not included. Faults in the present site come first; that is ',
          { text: 'technical SEO work', path: paths.technicalSeo },
          '.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        'Setting up one market typically takes four to eight weeks. Expect six to twelve months before unpaid search brings regular inquiries.',
        'The price has three parts: setup once, a monthly fee per market, and translation by the word. You provide certificates, HS codes, delivery terms such as FOB or CIF, and someone who answers within one working day there.',
        {
          note: [
            'One market first. Take the country with the most repeat orders in your last 24 months of invoices. With no foreign orders yet, a small test with ',
            { text: 'Google Ads in that country', path: paths.googleAds },
            ' shows demand sooner.',
          ],
        },
      ],
    },
  ],
  callToAction: { label: "Let's Connect With Us", path: paths.contact },
}
