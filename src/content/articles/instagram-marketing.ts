import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.instagramMarketing,
  title: 'Instagram marketing for local firms',
  description:
    'Set up an Instagram profile that answers buyers, choose what to post each week, use search and five hashtags well, and know when paying for reach makes sense.',
  keywords: [
    'Instagram marketing',
    `Instagram marketing ${company.city}`,
    'Instagram Reels for business',
    'Instagram for local shops',
  ],
  heading: 'Instagram marketing: from profile visit to order',
  lead: 'Instagram is a shop window that people pass in a second. This guide covers the profile, a weekly routine of about three hours, and the few numbers that show whether it leads to orders.',
  sections: [
    {
      id: 'who-should-bother',
      heading: 'Who gets value from Instagram',
      blocks: [
        'A boutique, a cafe, a gym, a wedding decorator or a coaching institute can show in ten seconds what it sells. For them Instagram is often where a customer checks whether the place is real before calling.',
        [
          'A supplier of transformer parts will find few buyers there. For business-to-business sales, start with search; our ',
          { text: 'search engine services', path: paths.seoServices },
          ' explain that route. An empty, outdated profile is worse than none, so choose a pace you can hold.',
        ],
      ],
    },
    {
      id: 'profile-setup',
      heading: 'Get the profile right first',
      blocks: [
        {
          steps: [
            'Switch to a professional account. You get contact buttons, statistics and access to ads.',
            'Put the trade and the place in the name field, for example “Meera Bridal Studio | Indore”. That field is searched.',
            'Use the 150 characters of the bio for what you sell, the price level and how to order. Skip the slogan.',
            'Link to one useful page and to WhatsApp. A link to a home page that loads slowly on mobile data loses people.',
            'Pin three posts: your best work, your prices or packages, and how to find you.',
            'Save replies to the five usual questions, so that “price?” gets an answer within an hour.',
          ],
        },
        'Business accounts cannot use most chart songs. Use the Meta Sound Collection or your own sound; a muted Reel helps nobody.',
      ],
    },
    {
      id: 'what-to-post',
      heading: 'What each kind of post is good at',
      blocks: [
        {
          table: {
            caption: 'Instagram formats and their jobs',
            columns: ['Format', 'Who mostly sees it', 'Use it for', 'Keep in mind'],
            rows: [
              [
                'Reel',
                'People who do not follow you yet',
                'Before and after, making of, one tip',
                'Over three minutes it is not recommended to new people',
              ],
              [
                'Carousel',
                'Followers and people like them',
                'Price lists, steps, comparisons',
                'The first card must make sense alone',
              ],
              [
                'Story',
                'Regular followers',
                'Stock today, offers, polls',
                'Gone after 24 hours unless saved as a highlight',
              ],
              [
                'Collab post',
                'Followers of both accounts',
                'A joint offer or an event',
                'The partner has to accept',
              ],
            ],
          },
        },
        'Show faces, hands and the actual product in daylight. A clear phone video shot at the counter usually beats a designed greeting card for every festival on the calendar.',
      ],
    },
    {
      id: 'being-found',
      heading: 'Search, captions and hashtags in 2026',
      blocks: [
        'People search on Instagram for “bridal lehenga rent” the way they search on Google. Say what is shown in the first line of the caption, in the words of a customer, and add the city and the location tag.',
        'Instagram allows at most five hashtags per post or Reel and says that they help search without adding reach. Three exact ones, such as the product, the occasion and the city, are enough.',
        'Since July 2025, public posts from professional accounts can also appear in Google results. Treat a caption as something a stranger may read without your profile around it. The setting can be turned off if you would rather not be found that way.',
      ],
    },
    {
      id: 'weekly-routine',
      heading: 'A routine of three hours a week',
      blocks: [
        {
          list: [
            'Monday, 45 minutes: film four clips while work is going on.',
            'Tuesday, 40 minutes: cut two Reels and write captions that name the product and the price.',
            'Thursday, 30 minutes: one carousel from questions that came in by message.',
            'Every day, 10 minutes: answer comments and messages, post one story.',
          ],
        },
        {
          note: 'Example: a bakery in Ujjain posts two Reels and one carousel a week for three months. That is about 39 posts and 40 hours of work. At ₹200 an hour the effort costs ₹8,000, so it needs around 27 additional cakes with a margin of ₹300 each to break even.',
        },
      ],
    },
    {
      id: 'paying-for-reach',
      heading: 'When to pay, and what to watch',
      blocks: [
        [
          'Pay for a post only after it has done well on its own. The Boost button is quick, but Ads Manager lets you choose a goal such as messages and exclude people who already bought. Start with ₹300 a day for seven days in a radius around your shop, and read ',
          { text: 'how Meta audiences work', path: paths.facebookMarketing },
          ' before you narrow it further.',
        ],
        'Each month, note messages that asked for a price, taps on call or directions, and orders that named Instagram. Likes and follower totals can stay out of the report. If three months bring reach but no questions, change what you show before you add budget.',
        [
          'Paid or gifted posts by others need a visible label; the rules are on our page about ',
          { text: 'working with influencers', path: paths.influencerMarketing },
          '.',
        ],
      ],
    },
  ],
  callToAction: { label: 'See our social media services', path: paths.socialMedia },
}
