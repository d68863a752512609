import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.webDevelopment,
  title: 'Web Design and Development',
  description:
    'Web design and development with HTML, React, Node, Laravel or WordPress: which suits your firm, how long it takes and who owns what.',
  keywords: ['web development', 'web design', 'HTML', 'React', 'Node', 'Laravel', 'WordPress'],
  heading: 'Web Design and Development',
  lead: 'We build sites from five pages to a full student portal. Who edits the site, and what it must do, decides the tool, so we ask that first.',
  tilesHeading: 'What we build with',
  tiles: [
    {
      picture: 'html',
      name: 'HTML',
      description: 'Plain pages without a database. Fast, cheap to host, with little to maintain.',
    },
    {
      picture: 'react',
      name: 'React',
      description:
        'Screens that change as people use them: calculators, dashboards, booking forms.',
    },
    {
      picture: 'node',
      name: 'Node',
      description: 'Server programs in JavaScript, for live data and links to other systems.',
    },
    {
      picture: 'laravel',
      name: 'Laravel',
      description: 'A PHP framework for portals with logins, roles, records and invoices.',
    },
    {
      picture: 'wordpress',
      name: 'WordPress',
      description: 'A site your office edits itself. It needs updates every month.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Which one do you need?',
      blocks: [
        {
          table: {
            caption: 'Need, tool and typical time',
            columns: ['You need', 'Suits', 'Typical time'],
            rows: [
              ['5 to 15 pages, rarely changed', 'HTML', '2 to 4 weeks'],
              ['News and pages edited by staff', 'WordPress', '4 to 8 weeks'],
              ['Bookings, records, logins', 'React with Laravel or Node', '3 to 6 months'],
            ],
          },
        },
        [
          'Selling products? See ',
          { text: 'online shop platforms', path: paths.ecommerceDevelopment },
          '. Thinking of an app? Check first ',
          { text: 'whether an app is worth it', path: paths.appDevelopment },
          '.',
        ],
      ],
    },
    {
      id: 'included',
      heading: 'Included and not included',
      blocks: [
        'The price includes design for phone and desktop, a tested contact form, basic SEO, redirects from your old addresses, checks with keyboard and screen reader, and a training session.',
        'Charged separately: writing and photos if you order them, domain and hosting, and updates after launch. A new site alone brings few visitors; plan for marketing as well.',
      ],
    },
    {
      id: 'terms',
      heading: 'Price and your part',
      blocks: [
        'We quote a fixed price for a written scope, paid in stages. Ideas that come later are quoted before we start on them. Set aside a yearly sum for hosting and upkeep.',
        'You provide text, photos, a logo, access to the old site, and one person who decides. Missing text is the most common cause of delay.',
        {
          note: [
            'Ask any developer, us included: is the domain in my name, who holds the hosting account, and can I take the code elsewhere? Get the answers in writing, and read the ',
            { text: 'refund terms for web work', path: paths.refundPolicy },
            '.',
          ],
        },
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
