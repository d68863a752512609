import { paths } from '../../paths'
import { company } from '../company'
import type { ServicePage } from './service-page'

export const digitalMarketingPage: ServicePage = {
  path: paths.digitalMarketing,
  title: `Digital Marketing Services in ${company.city}`,
  description: `Digital marketing in ${company.city} for small firms: which channel to start with, what a monthly budget has to cover and how long results take.`,
  keywords: [
    `digital marketing ${company.city}`,
    `digital marketing agency ${company.state}`,
    'marketing budget',
  ],
  heading: `Digital Marketing Services in ${company.city} ${company.state}`,
  lead: `${company.name} plans and runs search, advertising, social media and websites for businesses in ${company.city} and the rest of ${company.region}. We begin with three of your numbers: what a customer is worth, how many inquiries become orders, and how many more you could serve. They decide which channel comes first, and sometimes they show that the money is better spent on answering the phone.`,
  tiles: [],
  sections: [
    {
      id: 'decide',
      heading: 'Where to start',
      blocks: [
        {
          table: {
            caption: 'First channel by situation; times are typical',
            columns: ['Situation', 'First channel', 'First results'],
            rows: [
              ['You need inquiries this month', 'Search ads', '1 to 6 weeks'],
              ['Customers nearby do not find you', 'Local SEO', '2 to 4 months'],
              ['You sell to firms elsewhere', 'SEO and LinkedIn', '4 to 9 months'],
              ['Visitors come but do not ask', 'A better website', '1 to 2 months'],
            ],
          },
        },
        [
          'Read on under ',
          { text: 'pay per click advertising', path: paths.payPerClick },
          ', ',
          { text: 'SEO services', path: paths.seoServices },
          ', ',
          { text: 'social media marketing', path: paths.socialMedia },
          ' or ',
          { text: 'web design and development', path: paths.webDevelopment },
          '.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'What the service includes',
      blocks: [
        'One written plan, one contact person, the work on the channels we agreed, and one monthly report that counts inquiries and their cost. Stopping what does not work is part of it.',
        'Ad money, printing, photo and video shoots and call handling are outside. So are promises of rankings or sales: a bad product or a phone that nobody answers cannot be marketed away.',
      ],
    },
    {
      id: 'price',
      heading: 'How it is priced',
      blocks: [
        'Projects have a fixed price, ongoing work a monthly fee by hours and channels. Ads are paid by you directly to Google or Meta, plus 18% GST.',
        {
          note: 'Example, and no price list: with ₹40,000 a month, take one channel. ₹20,000 for clicks, ₹3,600 GST on them and ₹16,400 for the work, its tax included, can teach you something in two months. The same sum over five channels teaches you little.',
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'What we need from you',
      blocks: [
        {
          list: [
            'Prices, margins and the questions customers ask',
            'Access to your site, profiles and ad accounts, which stay yours',
            'One person who decides within two working days',
            'The outcome of each inquiry, noted in a simple sheet',
          ],
        },
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
