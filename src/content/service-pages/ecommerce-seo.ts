import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.ecommerceSeo,
  title: 'Affordable Ecommerce SEO',
  description:
    'SEO for online shops: category pages, product pages, filters and product data, and how to pick the category worth starting with.',
  keywords: ['ecommerce SEO', 'category pages', 'product pages', 'Merchant Center'],
  heading: 'Affordable Ecommerce SEO',
  lead: 'Ecommerce SEO brings buyers from unpaid search to your category and product pages. We begin with the few categories that earn you the most.',
  tilesHeading: 'Where the work goes',
  tiles: [
    {
      picture: 'category-page',
      name: 'Category pages',
      description:
        'Named as buyers search, for example “Chanderi silk sarees under ₹5,000”, with a short buying guide.',
    },
    {
      picture: 'product-page',
      name: 'Product pages',
      description:
        'Your own text and photos, size, material, delivery time and returns. Supplier text stands in many other shops too.',
    },
    {
      picture: 'filter-addresses',
      name: 'Filters',
      description:
        'Color and size filters can create thousands of near-identical addresses. We decide which may be indexed.',
    },
    {
      picture: 'product-feed',
      name: 'Product data',
      description:
        'Price, stock and ratings for Google, including the free listings of Merchant Center.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Which category first?',
      blocks: [
        {
          steps: [
            'List your ten categories with the best margin in rupees per order.',
            'Strike out those often out of stock.',
            'In Search Console, look for those with an average position between 8 and 20. They are close enough to gain.',
            'Start with two or three of what is left.',
          ],
        },
      ],
    },
    {
      id: 'service',
      heading: 'What the service covers',
      blocks: [
        'An audit, category and product texts, internal links, filter rules, structured data and a monthly report on orders from unpaid search.',
        [
          'It does not cover ads, product photography or a new shop (see ',
          { text: 'online shop development', path: paths.ecommerceDevelopment },
          '). If you sell only on Amazon or Flipkart, it will not help you: those have search systems of their own.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        'Product data typically appears within days to a few weeks, and category pages move in three to six months. Start festival categories in May if you want them found at Diwali.',
        'There is a fixed fee for the audit, then a monthly fee by the number of categories worked on. We do not charge a share of your sales.',
        'You provide a product export, access to the shop system, margins by category, and someone who knows the goods.',
        [
          'Stock runs out? Keep the page if the item returns; redirect it only to a true successor. Google has more in its ',
          {
            text: 'guide for ecommerce sites',
            href: 'https://developers.google.com/search/docs/specialty/ecommerce',
          },
          '.',
        ],
        {
          note: [
            'For the checklist, press “Get SEO Checklist” at the top of this page and write “checklist” in the description of the form. We send it by email. Other guides are among our ',
            { text: 'free PDF downloads', path: paths.freePdf },
            '.',
          ],
        },
      ],
    },
  ],
  callToAction: { label: 'Get SEO Checklist', path: paths.contact },
}
