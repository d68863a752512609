import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.ecommerceDevelopment,
  title: 'E-commerce Development',
  description:
    'Online shops on Magento, Shopify or WordPress: a side-by-side comparison, running costs, typical time and what you must provide.',
  keywords: ['e-commerce development', 'Magento', 'Shopify', 'WooCommerce', 'online shop'],
  heading: 'E-commerce Development',
  lead: 'We build online shops that take UPI, cards and cash on delivery and that your own staff can run. The platform decides what you pay every month, so choose it with care.',
  tilesHeading: 'Three platforms',
  tiles: [
    {
      picture: 'magento',
      name: 'Magento',
      description:
        'For large catalogs, several warehouses or dealer prices. The open-source edition is free; the paid one is called Adobe Commerce.',
    },
    {
      picture: 'shopify',
      name: 'Shopify',
      description:
        'A rented shop system. Hosting and updates are in the monthly fee, and deep changes are limited.',
    },
    {
      picture: 'woocommerce',
      name: 'WordPress',
      description:
        'With the free WooCommerce plugin. No rent, but hosting, updates and security are your task.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Which platform fits?',
      blocks: [
        {
          table: {
            caption: 'The platforms compared; times are typical',
            columns: ['Platform', 'Suits', 'Upkeep', 'Time'],
            rows: [
              ['Shopify', 'No technical staff', 'Low', '3 to 6 weeks'],
              ['WordPress', 'Shop plus much content', 'Monthly', '5 to 8 weeks'],
              ['Magento', 'Thousands of products', 'A developer on call', '3 to 6 months'],
            ],
          },
        },
        'Not sure that anyone will buy? List ten products on a marketplace or take orders on WhatsApp for two months before you build.',
      ],
    },
    {
      id: 'service',
      heading: 'Included and not included',
      blocks: [
        'The price includes design, catalog structure, loading an agreed number of products, payment and courier connections, order emails, test orders and training.',
        [
          'Photos, product texts, platform rent and advertising are separate. Visitors do not come by themselves, so keep money for ',
          { text: 'ecommerce SEO', path: paths.ecommerceSeo },
          ' or ',
          { text: 'Google Ads management', path: paths.googleAds },
          '.',
        ],
      ],
    },
    {
      id: 'price',
      heading: 'What it costs',
      blocks: [
        'We quote a fixed price for a written scope, in stages. Upkeep is a monthly fee or by the hour.',
        {
          note: 'Payment costs recur. A typical gateway fee of 2% plus GST takes ₹23.60 from a ₹1,000 order. Shopify may add its own fee for outside gateways; check your plan. Returned cash-on-delivery parcels cost you freight both ways.',
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'What you provide',
      blocks: [
        {
          list: [
            'A product sheet with price, tax rate, weight and stock',
            'Papers for the payment gateway: PAN, bank account and, if registered, GSTIN',
            [
              'Delivery and return rules, and the name of a grievance officer, which India’s ',
              { nowrap: 'e-commerce' },
              ' rules of 2020 ask for',
            ],
            'One person who packs orders and answers buyers daily',
          ],
        },
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
