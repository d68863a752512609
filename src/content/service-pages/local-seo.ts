import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.localSeo,
  title: 'Affordable Local SEO',
  description:
    'Local SEO for shops, clinics and workshops: Business Profile, reviews, directory listings and branch pages, with honest timing and pricing.',
  keywords: ['local SEO', 'Google Business Profile', 'Google Maps', 'reviews', 'citations'],
  heading: 'Affordable Local SEO',
  lead: 'Local SEO helps people nearby find you on Google Maps and in searches such as “eye clinic near me”. It suits businesses that meet their customers in person.',
  tilesHeading: 'What we work on',
  tiles: [
    {
      picture: 'business-profile',
      name: 'Business Profile',
      description:
        'The right category, services, photos and hours on Google, festival days included.',
    },
    {
      picture: 'reviews',
      name: 'Reviews',
      description:
        'A routine for asking every customer and answering every review. Google forbids rewards and asking only the happy ones.',
    },
    {
      picture: 'citations',
      name: 'Citations',
      description:
        'The same name, address and phone number on Justdial, Bing, Apple Maps and trade directories.',
    },
    {
      picture: 'local-pages',
      name: 'Local pages',
      description: 'One page for each real branch, with its own directions, staff and photos.',
    },
  ],
  sections: [
    {
      id: 'what-decides',
      heading: 'What decides who appears',
      blocks: [
        [
          'Google names three things: relevance, distance and prominence (',
          {
            text: 'how local results are ranked',
            href: 'https://support.google.com/business/answer/7091',
          },
          '). We can work on the first and the third. Distance stays what it is: someone searching 12\u00A0km away may never see your shop.',
        ],
      ],
    },
    {
      id: 'first-months',
      heading: 'The first three months',
      blocks: [
        {
          steps: [
            'Week 1: claim and verify the profile. Google often asks for a video of the premises.',
            'Weeks 2 to 4: correct categories, hours and directory listings.',
            'Months 2 and 3: branch pages, photos and the review routine.',
          ],
        },
        'Corrected details usually show within days. Movement on the map typically takes two to four months.',
      ],
    },
    {
      id: 'terms',
      heading: 'Price and your part',
      blocks: [
        'You pay a one-time setup fee for each location, then a smaller monthly fee for upkeep. Paid directory plans cost extra and are rarely needed.',
        'We need owner access to the profile, your real hours, fresh photos, and someone who sends the review link after each visit. Ads are not included. Nor do we list addresses where nobody works: Google suspends such profiles.',
      ],
    },
    {
      id: 'decide',
      heading: 'Is it right for you?',
      blocks: [
        {
          table: {
            caption: 'Where to start',
            columns: ['Your business', 'Start with'],
            rows: [
              ['Customers visit you', 'Local SEO with your address shown'],
              ['You visit customers', 'Local SEO with a service area and the address hidden'],
              ['You deliver by courier only', 'Ecommerce SEO'],
            ],
          },
        },
        [
          'Couriers rather than a counter? Read about ',
          { text: 'SEO for online shops', path: paths.ecommerceSeo },
          '. If one treatment or course matters most, add a ',
          { text: 'landing page for that service', path: paths.landingPageSeo },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
