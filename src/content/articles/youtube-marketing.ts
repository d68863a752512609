import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.youtubeMarketing,
  title: 'YouTube marketing for businesses',
  description:
    'See which videos a business should make, how to film them on a small budget, how titles and chapters get them found, and when YouTube ads pay off.',
  keywords: [
    'YouTube marketing',
    `video marketing ${company.city}`,
    'YouTube Shorts for business',
    'YouTube ads India',
  ],
  heading: 'YouTube marketing for firms with something to show',
  lead: 'One clear video can answer the same customer question for years. This page shows which videos to make first, how to film them without a studio and what to expect from ads.',
  sections: [
    {
      id: 'why-youtube',
      heading: 'Why a business channel is different',
      blocks: [
        'A creator lives from views. You live from customers, so 400 views by people who are choosing a solar installer can be worth more than 40,000 views of a funny clip. Ad income from the channel should not appear in your plan at all.',
        'YouTube suits anything people want to see before they pay: a machine running, a classroom, a house tour, a treatment explained calmly. It suits impatient owners less. Search traffic to a new channel builds over six to twelve months.',
      ],
    },
    {
      id: 'video-kinds',
      heading: 'Four kinds of video and what they do',
      blocks: [
        {
          table: {
            caption: 'Video types for a company channel',
            columns: ['Type', 'Length', 'Job', 'Typical effort'],
            rows: [
              [
                'Answer video',
                '4 to 10 minutes',
                'Found through search when someone has a problem',
                'One day',
              ],
              [
                'Demonstration',
                '2 to 6 minutes',
                'Sent by sales after the first call',
                'Half a day',
              ],
              [
                'Short',
                'Up to 3 minutes, vertical or square',
                'Introduces you to people who were not searching',
                'Two hours',
              ],
              [
                'Live session',
                '30 to 60 minutes',
                'Admission season, product questions',
                'Half a day and a steady connection',
              ],
            ],
          },
        },
        'Start with five answer videos and one demonstration. A Short works best when it points to one of them. Watch the music: a Short over one minute that contains claimed music is blocked, so use the YouTube audio library.',
      ],
    },
    {
      id: 'film-it',
      heading: 'Plan and film without a studio',
      blocks: [
        {
          steps: [
            'Type your topic into YouTube search and note the suggestions. Pick a question whose best video is old, vague or in a language your buyers do not use.',
            'Write the answer in one sentence. It comes in the first 20 seconds; the details follow.',
            'List five shots: the problem, the part or place, the step, the result, the price range.',
            'Spend on sound first. A clip-on microphone for ₹1,500 to ₹3,000 improves more than a new camera.',
            'Film with a phone on a tripod next to a window. Hindi with English terms is fine if that is how customers talk.',
            'Cut hard. Remove the animated logo at the start and every repeated sentence.',
            'Correct the automatic captions. Names, numbers and technical terms are where they fail.',
          ],
        },
        {
          note: 'Example: a coaching institute in Gwalior films six answers in two days. Two days of an editor at ₹3,500 each and one microphone at ₹2,500 make ₹9,500, or about ₹1,580 per video.',
        },
      ],
    },
    {
      id: 'get-found',
      heading: 'Titles, descriptions and chapters',
      blocks: [
        'Put the question in the title in plain words and keep the promise: “3\u00A0kW solar for a home: cost, space, subsidy steps”. The thumbnail shows the object and three or four words. Misleading thumbnails earn clicks and then lose viewers within seconds, which YouTube notices.',
        [
          'In the description, give the answer in two lines, then your link and phone number. Add timestamps: the first is 0:00, there are at least three in rising order, and every part lasts ten seconds or more. YouTube then shows ',
          {
            text: 'video chapters',
            href: 'https://support.google.com/youtube/answer/9884579',
          },
          ', and Google can use them as key moments in search.',
        ],
        [
          'Place the video on the matching page of your site with a short written version beside it. That page can rank as well; our ',
          { text: 'content marketing guide', path: paths.contentMarketing },
          ' explains how one interview feeds several formats.',
        ],
      ],
    },
    {
      id: 'say-so',
      heading: 'Disclose AI scenes and paid mentions',
      blocks: [
        [
          'If a realistic scene, voice or face was made or changed with AI, mark it when you upload; see ',
          {
            text: 'YouTube’s page on altered content',
            href: 'https://support.google.com/youtube/answer/14328491',
          },
          '. Color correction and background blur need no mark. If someone paid for a mention, tick the paid promotion box and add the label that Indian advertising rules require. A patient, student or worker who appears should have agreed in writing, and for a minor a parent signs.',
        ],
      ],
    },
    {
      id: 'ads-and-results',
      heading: 'Ads and the numbers that matter',
      blocks: [
        [
          'YouTube ads are bought through Google Ads. A video campaign aims at views and reach; Demand Gen campaigns aim at clicks and inquiries across YouTube, Discover and Gmail. Test with ₹500 a day for three weeks in the cities you serve. Measure inquiries, because a view may come from a phone left running. Our ',
          { text: 'Google Ads page', path: paths.googleAds },
          ' describes the setup.',
        ],
        {
          list: [
            'Share of viewers still watching at 30 seconds. If half have gone, rework the opening.',
            'Searches that led to the video. They show what to film next.',
            'Inquiries that mention a video, or use a phone number shown only there.',
          ],
        },
        'Review after ten videos. If none brings a question from a buyer, ask three customers what they watched before choosing you.',
      ],
    },
  ],
  callToAction: { label: 'Ask about a video plan', path: paths.contact },
}
