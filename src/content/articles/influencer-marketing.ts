import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.influencerMarketing,
  title: 'Influencer marketing under ASCI rules',
  description:
    'Choose creators well, label paid posts as ASCI asks in India, write a fair agreement and work out whether an influencer campaign has paid for itself.',
  keywords: [
    'influencer marketing India',
    'ASCI influencer guidelines',
    `influencer marketing ${company.city}`,
    'paid partnership disclosure',
  ],
  heading: 'Influencer marketing in India: partners, labels and payback',
  lead: 'A creator your customers already follow can introduce you faster than an ad. Here is how to pick one, what the disclosure rules in India ask of both of you, and how to see whether the money came back.',
  sections: [
    {
      id: 'when-it-fits',
      heading: 'When a creator is worth paying',
      blocks: [
        'Creators work best for things people can see and try soon: food, clothes, salons, travel, courses, home decor. A food page with 18,000 followers in your own city can fill tables on a slow Tuesday. The same page does little for a maker of industrial valves.',
        [
          'A post is a loan of trust, and it fades within days. If you want something that keeps working, put part of the budget into your own channels, such as ',
          { text: 'an Instagram profile that sells', path: paths.instagramMarketing },
          '.',
        ],
      ],
    },
    {
      id: 'check-creators',
      heading: 'Six checks before you agree a fee',
      blocks: [
        {
          list: [
            'Where the followers live. Ask for a screenshot of the audience cities; 60% in another state is no use to a clinic.',
            'Views on the last ten Reels or videos, leaving out the best one. Follower counts say less.',
            'Comments that mention prices, places or sizes. Rows of fire emojis can be bought.',
            'Sudden jumps in followers without a post that explains them.',
            'How past paid posts were labeled. A creator who hides labels puts you at risk too.',
            'Whether a direct competitor appeared in the past three months.',
          ],
        },
        'Fees have no official rate card. Two quotes for the same work can be far apart, so ask what is included: filming, edits, usage rights and the number of days the post stays up.',
      ],
    },
    {
      id: 'asci-rules',
      heading: 'What ASCI asks both sides to disclose',
      blocks: [
        'The Advertising Standards Council of India (ASCI) is a self-regulatory body. Under its influencer guidelines, a post needs a label whenever there is a material connection between brand and creator.',
        'Money is one kind. Free products count too, even unasked ones, and so do discounts, barter, trips, commissions, employment and family ties. Someone who bought your product and simply likes it needs no label.',
        [
          `Accepted labels include Advertisement, Ad, Sponsored, Collaboration, Partnership, Employee and Free gift, in English or the language of the post. The label comes up front. A bio, the end of a caption, a pile of hashtags or anything behind “more” does not count. The platform’s own paid-partnership tag is used in addition. ASCI offers an `,
          {
            text: 'influencer disclosure tool',
            href: 'https://www.ascionline.in/social/tools',
          },
          ' that walks through each case.',
        ],
        {
          table: {
            caption: 'Where and how long the label shows',
            columns: ['Post', 'Label'],
            rows: [
              ['Picture or story without a caption', 'On the picture itself'],
              ['Video up to 15 seconds', 'On screen for at least 3 seconds'],
              ['Video from 15 seconds to 2 minutes', 'On screen for one third of its length'],
              [
                'Video of 2 minutes or more',
                'On screen as long as the brand or its benefits are discussed',
              ],
              [
                'Live stream',
                'Announced at the start and the end, and in the caption if it stays up',
              ],
              ['Podcast or audio', 'Spoken at the start, at the end and around every break'],
            ],
          },
        },
        'ASCI rules are only one layer. Under the Consumer Protection Act, 2019, the central authority can fine advertisers and endorsers up to ₹10 lakh for a misleading ad and up to ₹50 lakh for later ones, and can bar an endorser for up to one year, or three after a repeat.',
      ],
    },
    {
      id: 'sensitive-topics',
      heading: 'Extra care with health, money and AI',
      blocks: [
        'Since its update of April 2025, ASCI asks health and finance creators to hold and show qualifications only when they give technical information or advice. A general message, such as a reminder to get an annual check-up, does not need them. Advice on investments requires registration with SEBI.',
        'A virtual influencer must say that no real person is speaking. Platforms in India have had to label realistic AI-made audio and video since February 2026. ASCI published a draft on AI labels in ads in May 2026; check its current text before you use synthetic faces or voices. Invented testimonials are misleading with or without a label.',
      ],
    },
    {
      id: 'agreement',
      heading: 'Put these points in writing',
      blocks: [
        {
          steps: [
            'What is delivered: number of posts, length, dates and one round of corrections.',
            'The exact label, its place, and the duty to use the platform tag.',
            'Claims the creator may make, with your proof attached. The creator tries the product first.',
            'Usage rights: may you run the clip as an ad, where, and for how many months?',
            'Payment, for example half on signing and half seven days after posting, and what happens if the post is deleted.',
          ],
        },
        'Fees and free products can fall under tax deducted at source. Ask your accountant before the parcel leaves.',
      ],
    },
    {
      id: 'did-it-pay',
      heading: 'Working out whether it paid',
      blocks: [
        {
          note: 'Example: three creators cost ₹40,000 with products. Each has a coupon code; together the codes bring 52 orders with a margin of ₹350, so ₹18,200. On first orders the campaign lost ₹21,800. It pays only if enough of those buyers return, which you know after three months.',
        },
        [
          'Look at each creator separately, keep the one that worked and test two new ones. A good clip, with rights agreed, can continue as an ad; see ',
          { text: 'audiences for Facebook and Instagram ads', path: paths.facebookMarketing },
          ' for who should see it.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Talk through a creator campaign', path: paths.contact },
}
