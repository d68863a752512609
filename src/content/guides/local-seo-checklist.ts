import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'local-seo-checklist',
  title: 'Local SEO Checklist',
  subtitle: 'Business Profile, reviews and listings in order, done by your own staff',
  description:
    'Put your Google Business Profile, reviews and listings in order, step by step, without an agency.',
  samples: ['The Business Profile', 'Reviews'],
  sections: [
    {
      heading: 'How to use this checklist',
      blocks: [
        'This guide is for a firm that meets its customers in person: a shop, a clinic, a bakery, a workshop that visits homes. Go through it once from front to back, tick what is done, and write the open points on the last page.',
        {
          table: {
            caption: 'How long each part takes for one location',
            columns: ['Part', 'Time', 'Who'],
            rows: [
              ['Facts sheet', '30 minutes', 'Owner'],
              [
                'Business Profile',
                '2 hours, plus up to a week for verification',
                'Owner with a phone',
              ],
              ['Reviews', '1 hour to set up, then 10 minutes a week', 'Front desk'],
              ['Other listings', '2 hours', 'Office'],
              ['Website', '3 to 6 hours', 'Developer'],
              ['Monthly figures', '15 minutes a month', 'Owner'],
            ],
          },
        },
        [
          'Google names three things that decide local results: relevance, distance and prominence. It also says that a better place among them cannot be requested or paid for. Read ',
          {
            text: 'Google’s own page on local ranking',
            href: 'https://support.google.com/business/answer/7091',
          },
          ' before you pay anyone who offers you one.',
        ],
        'You can work on relevance and prominence. Distance stays as it is: a person 12 km away may never see your shop for a general search, whatever you do.',
      ],
    },
    {
      heading: 'Your facts sheet',
      blocks: [
        'Wrong numbers and old addresses come from people typing from memory. Fill this sheet in once, in the exact spelling you want to see everywhere, and let everyone copy from it.',
      ],
      parts: [
        {
          heading: 'Fill in and keep at the desk',
          blocks: [
            {
              table: {
                caption: 'The facts of one location',
                columns: ['Fact', 'Exactly as it shall appear'],
                rows: [
                  ['Name, as on the signboard', ''],
                  ['Address with landmark', ''],
                  ['PIN code', ''],
                  ['Main phone, answered in opening hours', ''],
                  ['WhatsApp number', ''],
                  ['Website page for this location', ''],
                  ['Hours, Monday to Saturday', ''],
                  ['Hours, Sunday and weekly off', ''],
                  ['Main category', ''],
                  ['Email that owns all accounts', ''],
                ],
              },
            },
            'The last line matters more than it looks. If an employee or an agency owns the profile with a private account, you may lose it when they leave. Use an address of the firm.',
          ],
        },
        {
          heading: 'Show the address or hide it?',
          blocks: [
            {
              table: {
                caption: 'Which kind of profile fits',
                columns: ['How you work', 'Address', 'Service area'],
                rows: [
                  ['Customers come to you: shop, clinic', 'Shown', 'None'],
                  ['You go to customers: AC repair, pest control', 'Hidden', 'Up to 20 areas'],
                  ['Both: kitchen studio with site visits', 'Shown, if staffed', 'Up to 20 areas'],
                  ['Only courier or only online', 'No profile allowed', 'None'],
                ],
              },
            },
            'A rented mailbox or a desk that stays empty is not a location. Google suspends such profiles, and the reviews are then out of sight.',
          ],
        },
      ],
    },
    {
      heading: 'The Business Profile',
      blocks: [
        'You edit the profile on Google Search and Google Maps while signed in; the old Google My Business app is gone. Search for your firm by name and open the editing menu.',
      ],
      parts: [
        {
          heading: 'Claim and verify',
          blocks: [
            {
              steps: [
                'Search Google Maps for your name, your old names and each phone number. Note every entry you find.',
                'Claim the right one. Report real duplicates; create a new profile only if there is none.',
                'Choose the verification method offered. Google picks it, and for most firms it is now a video.',
                'For the video, record in one take of at least 30 seconds: the street with its sign, your signboard, then something only staff can do, such as opening the shutter with the key or starting the billing system.',
                'Wait up to five working days. Do not change the name or the address meanwhile.',
              ],
            },
          ],
        },
        {
          heading: 'Name, category and description',
          blocks: [
            [
              'The name is the one on the signboard. “Verma Dental” may not become “Verma Dental Best Implant Clinic Indore”; that breaks the ',
              {
                text: 'guidelines for representing a business',
                href: 'https://support.google.com/business/answer/3038177',
              },
              ', and any competitor can report it.',
            ],
            'The main category has more effect than anything else you type. Pick the narrowest true one (“Orthodontist” before “Dentist”, if that is your work) and up to nine others for what you really do. The description has 750 characters: say what you do, for whom and since when, without prices or links.',
          ],
        },
        {
          heading: 'Features that no longer exist',
          blocks: [
            'Old tutorials still describe them, so do not look for them. Chat inside the profile ended in July 2024; where Google offers it, you can add a link to WhatsApp or SMS instead. Websites built with the profile were switched off in 2024: if yours still points to an address ending in business.site, enter your own site.',
            'Google Maps also answers questions about places with AI. It draws on your profile, your reviews and your website, so facts such as parking, lift, payment by UPI or a lady doctor belong on all of them.',
          ],
        },
      ],
      checklist: [
        'Profile verified, owned by an email of the firm, with a second owner as a deputy',
        'Name identical to the signboard; no area, slogan or phone number in it',
        'Narrowest true main category; others only for real services',
        'Pin on the entrance, checked in satellite view',
        'Phone rings during the hours shown; WhatsApp link opens the right chat',
        'Services listed one by one, with “from” prices where you can name them',
        'Special hours set for Christmas, 14 and 26 January, and Holi, also where hours do not change',
        'Ten photos of this year: street view, entrance, inside, team, work; none from a stock library',
        'Website link goes to the page of this location and carries a campaign label',
        'One post this month: an update, an offer with an end date, or an event',
      ],
    },
    {
      heading: 'Reviews',
      blocks: [
        'Reviews help people choose and help Google judge how well known you are. A steady trickle looks more real than thirty in one week, and it is.',
      ],
      parts: [
        {
          heading: 'What you may do and what costs you the reviews',
          blocks: [
            {
              table: {
                caption: 'Google’s rules for asking, as of November 2026',
                columns: ['Allowed', 'Forbidden'],
                rows: [
                  ['Asking every customer', 'Asking only those who seem happy'],
                  ['A link or QR code on the bill', 'A discount, gift or lucky draw for a review'],
                  ['“Please tell others how it was”', 'Asking for five stars or certain words'],
                  [
                    'A message the next day',
                    'Pressing people to write while still on the premises',
                  ],
                  [
                    'Thanking staff for good service',
                    'Review targets for staff; asking to name an employee',
                  ],
                  ['Reporting a fake review', 'Reviews by owners, staff or their families'],
                ],
              },
            },
            [
              'The last additions date from April 2026. A profile that breaks them can lose reviews, stop receiving new ones for a time, or show a public warning. The wording is in the ',
              {
                text: 'policy on prohibited and restricted content in Maps',
                href: 'https://support.google.com/contributionpolicy/answer/7400114',
              },
              '.',
            ],
          ],
        },
        {
          heading: 'What a routine brings: a worked example',
          blocks: [
            'A physiotherapy clinic has 38 reviews with an average of 4.1 stars. It begins to ask every patient once, on the day after the last session, by WhatsApp.',
            {
              table: {
                caption: 'Three months of asking (invented clinic)',
                columns: ['Step', 'Sum', 'Result'],
                rows: [
                  ['Treatments finished per month', 'from the register', '60'],
                  ['Reviews written, 1 in 10 asked', '60 ÷ 10', '6 a month'],
                  ['New reviews in three months', '6 × 3', '18'],
                  ['Stars so far', '38 × 4.1', '155.8'],
                  ['New stars, at an average of 4.6', '18 × 4.6', '82.8'],
                  ['New average', '238.6 ÷ 56', '4.26'],
                ],
              },
            },
            'The average moves slowly. That is also the reason why one unfair review is no disaster.',
          ],
        },
        {
          heading: 'Texts you can copy',
          blocks: [
            {
              list: [
                [
                  { strong: 'Request: ' },
                  '“Thank you for coming to us. Would you tell others how it was? This link opens the review page: (link). Criticism is welcome too.”',
                ],
                [
                  { strong: 'Answer to praise: ' },
                  '“Thank you for taking the time. We will pass it on to the team.”',
                ],
                [
                  { strong: 'Answer to a complaint: ' },
                  '“We are sorry this went wrong. Please call us on the number above and ask for the manager, so that we can look into it.”',
                ],
              ],
            },
            'A clinic or a lawyer must not confirm in public that the writer was a patient or client. Send requests only to people who gave their number for such messages, and stop when asked.',
          ],
        },
      ],
    },
    {
      heading: 'Other maps and listings',
      blocks: [
        'One wrong number on an old listing can cost calls for years. You need few listings, and those correct. Paid plans are rarely worth it before the free entry brings calls that you can count.',
        {
          table: {
            caption: 'Listings worth an entry',
            columns: ['Listing', 'For whom', 'Free entry', 'Account email', 'Checked on'],
            rows: [
              ['Google Business Profile', 'Everyone', 'Yes', '', ''],
              ['Apple Business (Maps, Siri)', 'Everyone', 'Yes', '', ''],
              ['Bing Places', 'Everyone', 'Yes', '', ''],
              ['Mappls (MapmyIndia)', 'Everyone', 'Yes', '', ''],
              ['Justdial', 'Shops and services', 'Yes', '', ''],
              ['IndiaMART, TradeIndia', 'Manufacturers, wholesalers', 'Yes', '', ''],
              ['Practo', 'Doctors, clinics', 'Yes', '', ''],
              ['Trade body or market association', 'Members', 'Usually', '', ''],
              ['Facebook page, Instagram profile', 'Everyone', 'Yes', '', ''],
            ],
          },
        },
        'Bing Places can copy your entry from Google, which takes minutes. Apple replaced Business Connect with Apple Business in April 2026 and checks firms strictly, so have the GST certificate and access to your domain settings ready.',
      ],
      checklist: [
        'Searched the web for each phone number, old ones included, and listed what appeared',
        'Corrected name, address, phone and hours on each listing from the facts sheet',
        'Asked for the removal of duplicates and of places that closed',
        'Declined calls that offer “Google verification” or “first place” for money: Google does not sell either',
      ],
    },
    {
      heading: 'Your website’s part',
      blocks: [
        'The profile brings a person to your door or to your page. The page has to agree with it.',
      ],
      parts: [
        {
          heading: 'The page of a location',
          blocks: [
            'Give each real branch one page with facts that are true only there: address as people describe it, landmark, parking, hours, who runs it, photos of this year, what this branch has and others lack. Do not copy one text for eight areas with the name swapped. Google treats such doorway pages as spam.',
          ],
        },
        {
          heading: 'Structured data and product listings',
          blocks: [
            [
              'Ask your developer for a LocalBusiness block on each location page. Name and address are required; phone, hours, coordinates and the page address are recommended. The fields are listed in ',
              {
                text: 'Google’s documentation on local business data',
                href: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
              },
              '. It does not put stars under your own result.',
            ],
            'A shop with a product list can link Merchant Center to its Business Profile and show in free local listings what is on the shelf. India is among the supported countries. This pays only if someone keeps stock and prices correct, ideally from the billing software.',
          ],
        },
      ],
      checklist: [
        'Name, address, phone and hours on the site match the profile letter by letter',
        'The phone number is a link that dials; WhatsApp opens with a tap',
        'Title of the page names the service and the area once, in plain words',
        'LocalBusiness block passes the Rich Results Test without errors',
        'The site is in Search Console, and the location page is reported as indexed',
      ],
    },
    {
      heading: 'The monthly sheet',
      blocks: [
        'Open Performance in the profile on the first working day of the month and copy five numbers. “Calls” means taps on the call button, so compare it with the calls your staff really had.',
        {
          table: {
            caption: 'Six months at a glance (first line: example)',
            columns: ['Month', 'Calls', 'Directions', 'Website clicks', 'Reviews', 'Average'],
            rows: [
              ['Example', '64', '118', '41', '44', '4.2'],
              ['December 2026', '', '', '', '', ''],
              ['January 2027', '', '', '', '', ''],
              ['February 2027', '', '', '', '', ''],
              ['March 2027', '', '', '', '', ''],
              ['April 2027', '', '', '', '', ''],
              ['May 2027', '', '', '', '', ''],
            ],
          },
        },
        'Compare with the same month of the previous year where you can: wedding season, exam months and the rains move these numbers more than any listing does. Corrected details usually show within days. A better position, where it comes, takes two to four months.',
      ],
      parts: [
        {
          heading: 'Ten minutes every Monday',
          blocks: [
            {
              list: [
                'Answer new reviews, the bad ones first.',
                'Look for edits you did not make: hours, pin, phone.',
                'Add one true photo of last week.',
                'Check the hours of the next ten days.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Look back at the boxes you left empty and choose three. Put a name and a date beside each; the rest can wait a month.',
        {
          table: {
            caption: 'My three open points',
            columns: ['Number', 'What is missing', 'Who does it', 'By when'],
            rows: [
              ['1', '', '', ''],
              ['2', '', '', ''],
              ['3', '', '', ''],
            ],
          },
        },
        [
          'If duplicates, a suspended profile or many branches make this too much for your office, see ',
          { text: 'what our local SEO service covers', path: paths.localSeo },
          '. Bring this checklist to the first call: it saves you an hour of our time. For a single question, ',
          { text: 'write to us', path: paths.contact },
          '.',
        ],
      ],
    },
  ],
}
