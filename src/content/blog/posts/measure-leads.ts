import { blogPostPath, paths } from '../../../paths'
import type { Post } from '../post'

export const post: Post = {
  id: 'measure-leads',
  title: 'Count leads from WhatsApp, calls and forms',
  author: 'Neha Kulkarni',
  date: '18 August 2026',
  isoDate: '2026-08-18',
  category: 'Marketing',
  imageAlt: '',
  description:
    'GA4 sees clicks, your staff see people. How to join the two with a simple register, labeled links and consent that fits the DPDP Act.',
  content: `Most inquiries at small firms in India arrive by phone or on WhatsApp, where analytics cannot follow. So count them on both sides: the click and then the talk. Google Analytics knows that someone tapped a button on a certain page. It never learns whether a message was sent, whether it was a real inquiry or whether it ended in a sale. Your staff know that and nothing about the page. The method below joins the two with free tools and one shared sheet. It takes about two days to set up, plus five minutes of discipline a day.`,
  subsections: [
    {
      heading: 'Decide what counts as a lead',
      items: [
        {
          tool: 'Four words, written down',
          content: [
            'If marketing counts clicks and sales counts serious talks, both will be right and nobody will agree. Fix the words first.',
            {
              table: {
                caption: 'A month at an invented modular kitchen studio',
                columns: ['Word', 'Meaning', 'Source', 'Number'],
                rows: [
                  ['Click', 'Tapped call, WhatsApp or Send', 'Analytics', '140'],
                  ['Inquiry', 'A person really wrote or spoke', 'Register', '61'],
                  ['Qualified', 'Right city, right product, has a budget', 'Register', '22'],
                  ['Sale', 'Paid an advance', 'Accounts', '7'],
                ],
              },
            },
            'The gap between click and inquiry is normal: people tap and think again, or tap twice. Watch whether the ratio changes. A sudden fall often means a wrong number or a phone that nobody answers.',
          ],
        },
        {
          tool: 'A lead register',
          content: [
            'One sheet, one line per inquiry: date, channel, source, what is wanted, qualified or not, value, closed on. Give access only to those who answer customers, and decide when lines without a sale are deleted.',
            'The source column is filled by one question, asked every time: “How did you find us?” The answers are imperfect, and still better than anything software guesses about a phone call.',
          ],
        },
      ],
    },
    {
      heading: 'Make every button tell you something',
      items: [
        {
          tool: 'Google Analytics',
          url: 'https://marketingplatform.google.com/about/analytics/',
          content: [
            [
              'Google Analytics 4 records events, and the few that matter are marked as key events. Its recommended name for a sent form is ',
              { code: 'generate_lead' },
              '. A WhatsApp link leads to another website, so with enhanced measurement on, the tap is already there as an outbound click; it only needs a name.',
            ],
          ],
          steps: [
            'In Admin, open the data stream and switch on enhanced measurement with outbound clicks.',
            [
              'Create an event ',
              { code: 'whatsapp_click' },
              ' from the event ',
              { code: 'click' },
              ', where ',
              { code: 'link_domain' },
              ' contains ',
              { code: 'wa.me' },
              ' (or ',
              { code: 'whatsapp.com' },
              ', if your links use it).',
            ],
            [
              'Let your developer send ',
              { code: 'generate_lead' },
              ' after the form was accepted, not when the button is pressed.',
            ],
            'Mark both as key events, tap them yourself, and look for them in the Realtime report.',
          ],
        },
        {
          tool: 'Google Tag Manager',
          url: 'https://tagmanager.google.com/',
          content: [
            'Do not rely on automatic measurement for phone links. A tag for them takes ten minutes. The same tool shows in preview mode what fires and when, which spares you guessing.',
            'Never send a name, phone number or email address of a visitor to Analytics. Google forbids it, and you do not need it there.',
          ],
          steps: [
            [
              'Add a trigger of the type “Just Links” where Click URL starts with ',
              { code: 'tel:' },
              '.',
            ],
            ['Add a GA4 event tag named ', { code: 'phone_click' }, ' that uses this trigger.'],
            'Check it in preview mode on a phone, then publish.',
            ['In Analytics, mark ', { code: 'phone_click' }, ' as a key event.'],
          ],
        },
        {
          tool: 'WhatsApp Business',
          url: 'https://business.whatsapp.com/',
          content: [
            [
              'A link to ',
              { code: 'wa.me' },
              ' with your number can carry a first message. Use that: let the link on the kitchen page say “Hello, I saw the kitchen page (K2)” and the one on the shop board say “(Board)”. The customer may delete the code, most do not, and your staff copy it into the source column.',
            ],
            'Labels in the app, such as New, Qualified and Won, keep the chats in step with the register.',
            'Ask for a phone number when you need one. WhatsApp announced usernames in June 2026, which would hide the number of a new customer. The start in India was still under discussion with the government when this was written.',
          ],
        },
      ],
    },
    {
      heading: 'Join calls and chats to their source',
      items: [
        {
          tool: 'Campaign URL Builder',
          url: 'https://ga-dev-tools.google/campaign-url-builder/',
          content: [
            'Every link that you publish yourself should carry a label: the map profile, the Instagram bio, the email signature, the QR code on the pamphlet. Without one, much of it ends up as “direct”.',
            [
              'Agree on lower case and a short list of words. ',
              { code: 'Instagram' },
              ', ',
              { code: 'instagram' },
              ' and ',
              { code: 'ig' },
              ' are three different sources to Analytics. Do not label links inside your own site, since that overwrites where the visitor came from.',
            ],
          ],
        },
        {
          tool: 'Calls from Google Ads',
          content: [
            'Google Ads can show a forwarding number in your ads and count calls that last longer than a time you choose. Sixty seconds sorts out most wrong numbers. In India the report does not show who called.',
            [
              'Import only the events that mean an inquiry as conversions. An account told that every page view is a success will buy page views. More on that in ',
              {
                text: 'our plan for a first Google Ads budget',
                path: blogPostPath('first-google-ads-budget'),
              },
              '.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Consent and the DPDP Act',
      items: [
        {
          tool: 'Google consent mode',
          url: 'https://developers.google.com/tag-platform/security/concepts/consent-mode',
          content: [
            'The Digital Personal Data Protection Act does not mention cookies. It speaks of personal data, and an identifier that follows a person falls under it in the cautious reading. So ask first, load Analytics and advertising tags after a yes, and make No as easy to press as Yes.',
            [
              'Consent mode passes the answer to the Google tags. Since 15 June 2026 its ',
              { code: 'ad_storage' },
              ' value alone decides what a linked Analytics property shares with Google Ads; the Google signals switch no longer does. If your banner sends the wrong value, nothing warns you, so test both answers.',
            ],
            'Fewer visits will be recorded than before. Your register is not affected, which is one more reason to keep it.',
          ],
        },
        {
          tool: 'What to tell people who write to you',
          content: [
            'The DPDP Rules were published in November 2025, and the rule about notices applies from May 2027. The notice must stand on its own in plain language, list the data and the purpose, and say how to withdraw consent and where to complain.',
            'For a small firm this means a few lines under the form and in the automatic greeting on WhatsApp: what you keep, why, for how long, and whom to ask for deletion. An inquiry about a sofa is no permission for festival offers.',
            [
              'What happens to data sent through this site is set out in ',
              { text: 'our privacy policy', path: paths.privacyPolicy },
              '. This post is no legal advice; for your own notice, ask a lawyer once.',
            ],
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow, before the first call, create the register with its seven columns and tell everyone who answers the phone about the one question. Software can wait a week. After a month you will know your inquiries per source and what each one costs you.',
    [
      'If setting up the tags is the part you would rather not do, it is a small job: ',
      { text: 'write to us', path: paths.contact },
      ' with a list of your buttons and links.',
    ],
  ],
}
