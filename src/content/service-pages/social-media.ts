import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.socialMedia,
  title: 'Social Media Marketing Services',
  description:
    'Social media marketing on Meta, LinkedIn and X: which network suits which business, what a month includes and what it costs you in time.',
  keywords: ['social media marketing', 'Meta Ads', 'LinkedIn', 'Twitter', 'X'],
  heading: 'Social Media Marketing',
  lead: 'We plan, write, design and publish posts on the networks your customers use, and run ads there when posts alone reach too few people. You do not need every network.',
  tilesHeading: 'Where we work',
  tiles: [
    {
      picture: 'meta-ads',
      name: 'Meta Ads',
      description:
        'Ads on Facebook and Instagram that lead to a form or a WhatsApp chat. For shops, clinics, institutes and events.',
    },
    {
      picture: 'linkedin',
      name: 'LinkedIn',
      description:
        'Posts and ads by job title, industry and company size. For B2B sales and hiring. Clicks typically cost several times as much as on Meta.',
    },
    {
      picture: 'x-twitter',
      name: 'Twitter',
      description:
        'Now called X. For news, technology, public figures and customer service in public. Most local shops can skip it.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'Which network first?',
      blocks: [
        {
          table: {
            caption: 'A first choice by business',
            columns: ['Your business', 'Start with', 'Leave for later'],
            rows: [
              ['Shop, salon or clinic', 'Instagram and Facebook', 'LinkedIn, X'],
              ['Manufacturer selling to firms', 'LinkedIn', 'X'],
              ['Software or media firm', 'LinkedIn, then\u00A0X', 'Facebook'],
            ],
          },
        },
        [
          'More on two of them: ',
          { text: 'audiences in Facebook marketing', path: paths.facebookMarketing },
          ' and ',
          { text: 'Instagram marketing step by step', path: paths.instagramMarketing },
          '.',
        ],
      ],
    },
    {
      id: 'service',
      heading: 'What a month includes',
      blocks: [
        {
          list: [
            'A calendar of posts, which you approve before anything is published',
            'Texts and graphics, and replies to comments as agreed',
            'Ad setup and checks, if ads are part of the plan',
            'A report on inquiries and chats; likes come second',
          ],
        },
        [
          'Ad spend, video shoots and creators’ fees are separate (see ',
          { text: 'how influencer marketing works', path: paths.influencerMarketing },
          '). We never buy followers: they do not buy from you.',
        ],
      ],
    },
    {
      id: 'terms',
      heading: 'Time, price and your part',
      blocks: [
        'Ads give first figures in one to two weeks. Unpaid posts typically need three to six months of steady work before inquiries come regularly, and for some trades they never do.',
        'You pay a monthly fee set by networks and number of posts. Ad money goes from you straight to the network, with 18% GST on top, so ₹10,000 of ads costs ₹11,800. Ask your accountant about input tax credit.',
        'Send us a few photos or phone videos each week, name one person who approves within two working days, and give access through roles. Never send us a password.',
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
