import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.googleAds,
  title: 'Google Ads Management',
  description:
    'Google Ads management for display, search and video campaigns: which to run first, how daily budgets behave, and what we charge for.',
  keywords: ['Google Ads', 'search ads', 'display ads', 'video ads', 'Google Ads management'],
  heading: 'Google Ads Management',
  lead: 'We set up and look after Google Ads accounts that stay in your name. Three kinds of campaign do different jobs, and most small firms should begin with one.',
  tilesHeading: 'Three kinds of campaign',
  tiles: [
    {
      picture: 'display-ads',
      name: 'Display',
      description:
        'Pictures on websites and in apps, mostly to remind past visitors. During 2026 and 2027 Google is moving this type into Demand Gen campaigns.',
    },
    {
      picture: 'search-ads',
      name: 'Search',
      description: 'Text ads among the results while someone searches. The nearest to a purchase.',
    },
    {
      picture: 'video-ads',
      name: 'Video',
      description: 'Clips on YouTube, for things that must be seen: a campus, a machine, a recipe.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Which one first?',
      blocks: [
        {
          table: {
            caption: 'Campaign by situation',
            columns: ['Your situation', 'Start with', 'Measure'],
            rows: [
              ['People already search for it', 'Search', 'Cost per inquiry'],
              ['Many visitors leave undecided', 'Display', 'Return visits that inquire'],
              ['Nobody knows the product yet', 'Video', 'Views to the end, brand searches'],
            ],
          },
        },
        {
          note: 'A daily budget is an average. With ₹500 a day, Google may spend up to ₹1,000 on one day, but no more than ₹15,200 in a month (30.4 days). Tax comes on top.',
        },
        [
          'Google explains this under ',
          {
            text: 'average daily budgets',
            href: 'https://support.google.com/google-ads/answer/6385083',
          },
          '.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'What management includes',
      blocks: [
        'Keyword research, ad texts, excluded searches, call and form tracking, a weekly look at the search terms, and a monthly report. We turn down automatic suggestions that only raise spending.',
        [
          'The ad money, video production and the ',
          { text: 'page behind the ad', path: paths.landingPageSeo },
          ' are separate. Some trades, such as loans and certain medicines, need approval from Google or may not advertise.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        'Clicks start within days of approval. Allow four to six weeks before you judge the cost per inquiry; with fewer than about 30 inquiries, one lucky week misleads.',
        'We charge for setup once and for management each month. You pay Google directly, plus 18% GST. If the budget is so small that our fee would exceed it, we will say that you are better off without us.',
        [
          'You provide papers for Google’s advertiser verification, a GSTIN if you have one, and the outcome of each lead, good or bad. For Meta and other networks, see ',
          { text: 'all pay per click channels', path: paths.payPerClick },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
