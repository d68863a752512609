import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'analytics-setup',
  title: 'Analytics Setup',
  subtitle: 'Google Analytics 4 for firms that live from calls, forms and WhatsApp',
  description:
    'Set up Google Analytics so that calls, forms and WhatsApp clicks are counted, and check that they are.',
  samples: ['Settings most owners miss', 'Test sheet'],
  sections: [
    {
      heading: 'How to use this guide',
      blocks: [
        'The work takes about one day: two hours for the owner, four to six for whoever looks after the website. The owner does sections 1, 2 and 7, the developer the rest. The test sheet belongs to both, because an untested setup counts as not done.',
        {
          list: [
            'You need: a Google account of the firm (no private one), access to the website and its domain, and to Google Ads if you use it.',
            'It costs nothing in licences. Google Analytics 4, Tag Manager and Search Console are free for firms of your size.',
            'Google moves menu entries now and then. If a path below does not fit, use the search box at the top of Admin.',
          ],
        },
        'What Analytics cannot do: it sees that somebody tapped “Call”. It never learns whether they spoke to you, what they wanted, or whether they bought. For that you need a register of enquiries, kept by the people who answer. Visitors who decline cookies or block scripts are missing too. Treat the numbers as a good sample.',
      ],
    },
    {
      heading: '1. Decide what counts',
      blocks: [
        'Make this list before anyone opens a tool. Few events with clear names are worth more than forty that are soon forgotten.',
        {
          table: {
            caption: 'Measuring plan',
            columns: ['Event', 'Happens when', 'Key event', 'On which pages'],
            rows: [
              ['generate_lead', 'The form was accepted by the server', 'Yes', ''],
              ['phone_click', 'A phone number is tapped', 'Yes', ''],
              ['whatsapp_click', 'A WhatsApp link is tapped', 'Yes', ''],
              ['email_click', 'An email address is tapped', 'If you get many', ''],
              ['purchase', 'An online order is paid', 'Yes, in shops', ''],
              ['file_download', 'A price list is opened', 'No', ''],
              ['Other 1', '', '', ''],
              ['Other 2', '', '', ''],
            ],
          },
        },
        [
          'A key event is one that you would report to your partner on Saturday. Google describes the idea under ',
          {
            text: 'key events in Analytics Help',
            href: 'https://support.google.com/analytics/answer/9267568',
          },
          '. Until 2024 they were called conversions; that word is now used only for Google Ads.',
        ],
      ],
      parts: [
        {
          heading: 'Rules for names',
          blocks: [
            {
              list: [
                'Small letters, English words, underscores: whatsapp_click, and never a second spelling such as WhatsApp-Click or wa.',
                'Use Google’s recommended name where there is one, such as generate_lead and purchase.',
                'No personal data anywhere: no names, phone numbers or email addresses in events, parameters or page addresses. Google forbids it.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: '2. Create the property',
      blocks: [
        {
          steps: [
            'Open analytics.google.com with the account of the firm and create an account and one property for the website.',
            'Set the reporting time zone to India and the currency to Indian rupee. A later change does not correct old data.',
            'Add a web data stream with the address of the site, and keep enhanced measurement on.',
            'Give a second person of the firm the Administrator role. Agencies get Editor, or Analyst if they only read.',
          ],
        },
      ],
      parts: [
        {
          heading: 'Settings most owners miss',
          blocks: [
            {
              table: {
                caption: 'Where to look in Admin',
                columns: ['Setting', 'Set it to', 'Why', 'Done'],
                rows: [
                  [
                    'Data retention',
                    '14 months',
                    'The default of 2 months empties Explorations of last season',
                    '',
                  ],
                  [
                    'Internal traffic',
                    'IP address of the office',
                    'Your own visits are not customers',
                    '',
                  ],
                  [
                    'Data filter',
                    'Active, after a week of Testing',
                    'Until then nothing is left out',
                    '',
                  ],
                  [
                    'Unwanted referrals',
                    'Your payment gateways',
                    'Or Razorpay and PayU appear as sources of sales',
                    '',
                  ],
                  [
                    'Cross-domain',
                    'Shop or booking site of yours',
                    'Or one visit is counted as two',
                    '',
                  ],
                  [
                    'Form interactions',
                    'Off, if you send generate_lead',
                    'It also counts forms that were rejected',
                    '',
                  ],
                  ['Search Console link', 'Linked', 'Search queries next to visits', ''],
                  ['Google Ads link', 'Linked, auto-tagging on', 'Costs next to leads', ''],
                ],
              },
            },
            [
              'Many office connections in India change their IP address every few days, and then the filter catches nothing. Ask your provider for a fixed one, or ask staff to test on a separate browser that blocks Analytics. The steps are in ',
              {
                text: 'filtering internal traffic',
                href: 'https://support.google.com/analytics/answer/10104470',
              },
              '.',
            ],
          ],
        },
      ],
      checklist: [
        'Account owned by an email of the firm, two administrators',
        'Time zone India, currency rupee',
        'Retention at 14 months',
        'One web stream only; the old one of a former agency is deleted or documented',
        'Search Console verified for the whole domain and linked',
      ],
    },
    {
      heading: '3. Install tag and consent',
      blocks: [
        'Google Tag Manager is one container in the website; all tags live inside it, and you change them without touching the site. Make sure that Analytics is not also built into the theme or a plugin. Two installations count everything twice.',
      ],
      parts: [
        {
          heading: 'Consent mode, version 2',
          blocks: [
            'Consent mode passes the answer of your banner to the Google tags. Version 2 has four values that matter, and all four start as denied:',
            {
              table: {
                caption: 'The four consent values',
                columns: ['Value', 'Allows', 'What stops after “No”'],
                rows: [
                  ['analytics_storage', 'Analytics cookies', 'Recognising a visitor who returns'],
                  ['ad_storage', 'Advertising cookies', 'Tying a lead to the ad click'],
                  ['ad_user_data', 'Sending user data to Google for ads', 'Enhanced conversions'],
                  ['ad_personalization', 'Remarketing', 'Audience lists'],
                ],
              },
            },
            'Since 15 June 2026, ad_storage alone decides what a linked Analytics property passes on to Google Ads. The switch for Google signals no longer does. A banner that always sends “granted” is therefore a real leak, and nothing warns you.',
            [
              'For visitors from Europe, Google requires these signals if you advertise to them; exporters should take note. The order of the calls is shown in ',
              {
                text: 'Google’s developer guide to consent mode',
                href: 'https://developers.google.com/tag-platform/security/guides/consent',
              },
              '.',
            ],
          ],
        },
        {
          heading: 'And in India?',
          blocks: [
            'The DPDP Act speaks of personal data, and an identifier that follows a person falls under it in the cautious reading. The rule on notices applies from 13 May 2027. Ask before Analytics runs, make “No” as easy as “Yes”, and say in plain words what you count and why. This is no legal advice; ask a lawyer once.',
          ],
        },
        {
          heading: 'Steps for the developer',
          blocks: [
            {
              steps: [
                'Set all four values to denied by default, on the trigger “Consent Initialization”.',
                'Load the banner and send an update with the answer.',
                'Add the Google tag with the measurement ID (it begins with G-) on “Initialization”.',
                'In Tag Assistant, check the consent tab: the default must come before the first tag.',
              ],
            },
          ],
        },
      ],
      checklist: [
        'One container, one measurement ID, no second tag in theme or plugins',
        'Fresh private window: no Analytics cookie (its name starts with _ga) before an answer',
        '“No” tested: still no cookie, and the page works',
        '“Yes” tested: visit appears in Realtime',
        'A link in the footer lets visitors change the answer',
      ],
    },
    {
      heading: '4. Count the leads',
      blocks: [
        'Enhanced measurement counts page views, scrolling, downloads and clicks to other sites by itself. It does not know phone links, and it does not know whether a form arrived.',
      ],
      parts: [
        {
          heading: 'Form: generate_lead',
          blocks: [
            {
              steps: [
                'Let the website push an event to the data layer after the server has accepted the form.',
                'In Tag Manager, add a “Custom Event” trigger with that name.',
                'Add a GA4 event tag named generate_lead with this trigger, and a parameter form_name.',
              ],
            },
            'With a ready-made form that leads to a thank-you page, use the page view of that page instead, and keep the page out of search and menus. Do not count the press of the button; half-filled forms would count too.',
          ],
        },
        {
          heading: 'Phone: phone_click',
          blocks: [
            {
              steps: [
                'Check that each number on the site is a link that begins with tel: and the country code.',
                'Add a trigger of the type “Just Links” where Click URL starts with tel:.',
                'Add a GA4 event tag named phone_click with this trigger.',
              ],
            },
          ],
        },
        {
          heading: 'WhatsApp: whatsapp_click',
          blocks: [
            [
              'The tap is already there as an outbound click (see ',
              {
                text: 'the list of enhanced measurement events',
                href: 'https://support.google.com/analytics/answer/9216061',
              },
              ') and needs only a name.',
            ],
            {
              steps: [
                'In Admin, open Events and create an event named whatsapp_click.',
                'Conditions: event_name equals click, and link_domain contains wa.me (or whatsapp.com, as your links are written).',
                'Keep the parameters of the source event.',
              ],
            },
            'Let the link carry a first message with a code for the page, such as “Hello, I saw the kitchen page (K2)”. Your staff copy the code into the register. That joins the chat to its source, which Analytics alone cannot do.',
          ],
        },
        {
          heading: 'Mark them as key events',
          blocks: [
            'Mark generate_lead, phone_click and whatsapp_click under Key events. Choose “once per session” for the two taps, as people often tap twice. In Google Ads, import only those that mean an enquiry; an account told that downloads are a success will buy downloads.',
          ],
        },
      ],
    },
    {
      heading: '5. Test sheet',
      blocks: [
        'Do each action on a phone while preview mode of Tag Manager is connected, and watch DebugView in Admin. Then repeat without preview and look in Realtime. Ordinary reports need up to 48 hours.',
        {
          table: {
            caption: 'Tick by date, sign at the end',
            columns: ['Action', 'Expected', 'DebugView', 'Realtime', 'Date'],
            rows: [
              ['Open the home page', 'page_view, once', '', '', ''],
              ['Send the form correctly', 'generate_lead, once', '', '', ''],
              ['Send the form with a mistake', 'no generate_lead', '', '', ''],
              ['Tap the phone number in the header', 'phone_click', '', '', ''],
              ['Tap the number on the contact page', 'phone_click', '', '', ''],
              ['Tap WhatsApp', 'click and whatsapp_click', '', '', ''],
              ['Open the price list', 'file_download', '', '', ''],
              ['Decline in the banner, reload', 'no cookie beginning with _ga', '', '', ''],
              ['Open a labelled link from an email', 'source and medium as labelled', '', '', ''],
              ['Pay a test order, then refund', 'purchase with value in INR', '', '', ''],
            ],
          },
        },
        'If page_view appears twice, look for a second tag. If generate_lead appears on a mistake, the event hangs on the button. With consent in advanced mode, pings without cookies may still be sent after “No”; in basic mode nothing is sent. Decide which you want, and write it into the privacy policy.',
      ],
      checklist: [
        'All ten lines tested on Android, the first six on an iPhone too',
        'The same test lead is in the register and in the inbox of two people',
        'Test repeated after every change to theme, plugins or forms',
      ],
    },
    {
      heading: '6. Label your links',
      blocks: [
        'Whatever you publish yourself should carry a label; otherwise much of it ends up under “direct”. Agree on small letters and a short list of words. Never label links inside your own site: they overwrite where the visitor came from.',
        {
          table: {
            caption: 'Labels for common links',
            columns: ['Where the link stands', 'utm_source', 'utm_medium', 'utm_campaign'],
            rows: [
              ['Business Profile', 'google', 'organic', 'profile'],
              ['Instagram bio', 'instagram', 'social', 'bio'],
              ['WhatsApp message to subscribers', 'whatsapp', 'message', 'sankranti-2027'],
              ['QR code on the pamphlet', 'pamphlet', 'print', 'january-2027'],
              ['Email signature', 'signature', 'email', 'office'],
              ['Justdial entry', 'justdial', 'referral', 'listing'],
              ['Other 1', '', '', ''],
              ['Other 2', '', '', ''],
            ],
          },
        },
        [
          'The fields and their meaning are described under ',
          {
            text: 'campaign URL parameters in Analytics Help',
            href: 'https://support.google.com/analytics/answer/10917952',
          },
          '. Google Ads labels its links by itself when auto-tagging is on.',
        ],
      ],
    },
    {
      heading: '7. Read it once a month',
      blocks: [
        'Thirty minutes on the first working day are enough. Sessions and key events come from Analytics (Reports, Traffic acquisition), qualified leads from your register, costs from the invoices.',
        {
          table: {
            caption: 'A month at an invented kitchen studio',
            columns: [
              'Source',
              'Sessions',
              'Key events',
              'Qualified',
              'Cost',
              'Per qualified lead',
            ],
            rows: [
              ['Google Ads', '620', '31', '14', '₹17,400', '₹1,243'],
              ['Search, unpaid', '840', '25', '13', '₹8,000', '₹615'],
              ['Business Profile', '310', '28', '16', '₹0', '₹0'],
              ['Instagram', '540', '9', '2', '₹5,000', '₹2,500'],
              ['Direct and other', '400', '12', '7', '₹0', '₹0'],
              ['Sum', '2,710', '105', '52', '₹30,400', '₹585'],
            ],
          },
        },
        'By sessions, Instagram looks better than the Business Profile. By qualified leads it is the other way round, eight to one. Before you stop it, ask the two customers what they saw there first: people often look at Instagram and then search for the name.',
        {
          table: {
            caption: 'Your month',
            columns: [
              'Source',
              'Sessions',
              'Key events',
              'Qualified',
              'Cost',
              'Per qualified lead',
            ],
            rows: [
              ['Google Ads', '', '', '', '', ''],
              ['Search, unpaid', '', '', '', '', ''],
              ['Business Profile', '', '', '', '', ''],
              ['Social media', '', '', '', '', ''],
              ['Direct and other', '', '', '', '', ''],
              ['Sum', '', '', '', '', ''],
            ],
          },
        },
      ],
      parts: [
        {
          heading: 'Signs that something is broken',
          blocks: [
            {
              list: [
                'Key events fall to zero overnight: a theme or form was changed.',
                'Direct rises sharply: labels are missing, or a redirect drops them.',
                'Sessions from one foreign city with no second page: bots. Note it and leave it out.',
                'Key events and register drift apart: test the number and the form the same day.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Start the register today, on paper if need be: date, channel, source, wish, qualified or not, value, closed on. It works without any tag. Then let the developer do sections 3 and 4, and fill in the test sheet together.',
        [
          'After three months you can move money by numbers. How we do that for clients is described under ',
          { text: 'data-driven marketing', path: paths.dataDriven },
          '. If you want the setup or only the test done for you, ',
          { text: 'send us your list of events', path: paths.contact },
          ' from section 1.',
        ],
      ],
    },
  ],
}
