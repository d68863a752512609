import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.payPerClick,
  title: 'Pay Per Click Advertising',
  description:
    'Pay per click advertising on Google, YouTube and Meta: a way to work out the click price you can afford, plus timing, fees and limits.',
  keywords: ['pay per click', 'PPC', 'Google Ads', 'YouTube Ads', 'Meta Ads'],
  heading: 'Pay Per Click Advertising',
  lead: 'With pay per click you pay when someone clicks your ad, whether or not they buy. It can bring visitors within days and stops bringing them when the budget ends.',
  tilesHeading: 'Where your ads can run',
  tiles: [
    {
      picture: 'google-ads',
      name: 'Google Ads',
      description:
        'Reaches people while they search, for example for “CNC job work Mandideep”. Usually the first choice for inquiries.',
    },
    {
      picture: 'youtube-ads',
      name: 'YouTube Ads',
      description:
        'Short videos before or among others, often charged by view or by display. Good for products that need showing.',
    },
    {
      picture: 'meta-ads',
      name: 'Meta Ads',
      description:
        'Facebook and Instagram, chosen by place, age and interest. Good for offers people were not searching for.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'What may a click cost you?',
      blocks: [
        'Work it out before you spend. You need three numbers, and a guess will do at first.',
        {
          note: 'Example: a customer leaves ₹8,000 profit, and one inquiry in five buys. Then an inquiry may cost at most ₹1,600. If one visitor in twenty inquires, a click may cost at most ₹80. That is break-even; aim for half.',
        },
        [
          'Compare your figure with the estimates in ',
          {
            text: 'Google’s Keyword Planner',
            href: 'https://support.google.com/google-ads/answer/7337243',
          },
          '. If clicks cost more than you can pay, improve the ',
          { text: 'landing page', path: paths.landingPageSeo },
          ' first or choose another channel.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'What the service includes',
      blocks: [
        {
          list: [
            'Accounts that belong to you, with access for us',
            'Campaigns, ad texts and lists of searches to exclude',
            'Measurement of calls, forms and chats',
            'Weekly checks and a monthly report in rupees per inquiry',
          ],
        },
        'It does not include the ad budget, video production or answering your phone. We promise no number of leads.',
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        'Most ads are reviewed within a day or two. Judge a campaign after four to six weeks; before that, the figures are mostly chance.',
        'There is a setup fee and a monthly management fee, either flat or a share of the spend. The ad money goes from your card to Google or Meta, plus 18% GST.',
        [
          'You provide the offer, your profit per sale, and a person who calls inquiries back within the hour. Search, display and video campaigns are compared under ',
          { text: 'Google Ads management', path: paths.googleAds },
          '. Read our ',
          { text: 'refund policy', path: paths.refundPolicy },
          ' before you order.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
