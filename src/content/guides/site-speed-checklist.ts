import { paths } from '../../paths'
import type { Guide } from './guide'

export const guide: Guide = {
  id: 'site-speed-checklist',
  title: 'Site Speed Checklist',
  subtitle: 'Measure it yourself, then tell your developer what to repair first',
  description:
    'Measure how fast your site is on a phone, and know what to ask your developer to fix first.',
  samples: ['Measure your site', 'The work order'],
  sections: [
    {
      heading: 'How to use this checklist',
      blocks: [
        'You measure, your developer repairs. The measuring takes an owner about an hour and needs no technical knowledge. The repairs of a small website take a developer two to five days; the order of work in this guide puts the cheap and effective ones first.',
        {
          list: [
            'Read the first two sections and fill in the measuring sheet.',
            'Tick what is already in order in the three repair lists, together with the developer.',
            'Agree on the work order with hours and a price.',
            'Measure again after four weeks.',
          ],
        },
        'What speed cannot do: it does not replace good content, and it seldom moves a page from the third result page to the first. Google uses Core Web Vitals among many signals. The main reason to care is the visitor with a ₹10,000 phone who leaves before your price list opens.',
      ],
    },
    {
      heading: 'Three numbers that count',
      blocks: [
        [
          'Google measures three things in real visits with Chrome and calls them Core Web Vitals. A page passes when at least 75 of 100 visits are in the good range, counted separately for phones and computers. The definitions are kept on ',
          { text: 'web.dev’s page on Web Vitals', href: 'https://web.dev/articles/vitals' },
          '.',
        ],
        {
          table: {
            caption: 'Core Web Vitals and their limits',
            columns: ['Measure', 'In plain words', 'Good', 'Poor'],
            rows: [
              ['LCP', 'When the main picture or text is there', 'up to 2.5 s', 'over 4 s'],
              ['INP', 'How soon the page reacts to a tap', 'up to 200 ms', 'over 500 ms'],
              ['CLS', 'How much things jump about', 'up to 0.1', 'over 0.25'],
            ],
          },
        },
        'Between good and poor lies “needs improvement”. Some articles of 2026 claim that the limits were tightened; they were not. INP replaced an older measure, FID, in March 2024. If a report still speaks of FID, it is out of date.',
      ],
      parts: [
        {
          heading: 'Real visits and laboratory tests',
          blocks: [
            'Field data comes from real visitors over the last 28 days. It decides. A laboratory test loads the page once on a simulated phone; it is good for finding causes, and its score out of 100 is nothing you should pay for. The laboratory cannot measure INP, because there are no taps in it.',
            'Small websites often have no field data, since too few people visit. Then use the laboratory test, your own phone, and patience.',
          ],
        },
      ],
    },
    {
      heading: 'Measure your site',
      blocks: [
        'Choose four pages that people really visit: home, the most important service or product, a long article or category, and contact.',
      ],
      parts: [
        {
          heading: 'PageSpeed Insights',
          blocks: [
            {
              steps: [
                'Open pagespeed.web.dev, enter the address of the page and choose Mobile.',
                'Look at the upper part. Does it speak of “This URL” or of the whole “Origin”? Note which.',
                'Copy LCP, INP and CLS into the sheet.',
                'From the lower part, copy the total size, listed under network payloads.',
                'Repeat the laboratory test three times and note the middle value; it varies.',
              ],
            },
            [
              'What the parts of the report mean is explained in ',
              {
                text: 'About PageSpeed Insights',
                href: 'https://developers.google.com/speed/docs/insights/v5/about',
              },
              '.',
            ],
            {
              table: {
                caption: 'Measuring sheet, phones (first line: example)',
                columns: ['Page', 'Date', 'LCP', 'INP', 'CLS', 'Size'],
                rows: [
                  ['Example: home', '23 Nov', '5.8 s', '340 ms', '0.21', '5,750 kB'],
                  ['Home', '', '', '', '', ''],
                  ['Service or product', '', '', '', '', ''],
                  ['Article or category', '', '', '', '', ''],
                  ['Contact', '', '', '', '', ''],
                ],
              },
            },
          ],
        },
        {
          heading: 'Your own phone',
          blocks: [
            {
              steps: [
                'Take an Android phone of about ₹10,000, turn WiFi off, and go outdoors.',
                'Open a private tab, enter the address, and count until you can read the main point.',
                'Open the menu, tap a filter, type into the form. Note everything that reacts late.',
                'Scroll while it loads. Note everything that jumps.',
              ],
            },
            {
              table: {
                caption: 'What the phone showed',
                columns: ['Observation', 'Page', 'Seconds or note'],
                rows: [
                  ['Main point readable after', '', ''],
                  ['Menu reacts', '', ''],
                  ['Form reacts while typing', '', ''],
                  ['Things that jump', '', ''],
                  ['Pop-ups before the content', '', ''],
                ],
              },
            },
          ],
        },
        {
          heading: 'Search Console',
          blocks: [
            [
              'If your site has enough visitors, the ',
              {
                text: 'Core Web Vitals report in Search Console',
                href: 'https://support.google.com/webmasters/answer/9205520',
              },
              ' groups similar pages, so that one fault in a template appears as one line. Start with the group that has the most pages.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Weigh the page',
      blocks: [
        'Heavy pages are slow for a simple reason: every kilobyte has to travel. A weak mobile connection of 1.6 megabits per second, the one that laboratory tests of phones assume, brings about 200 kilobytes a second.',
        {
          table: {
            caption: 'The home page of an invented furniture shop',
            columns: ['Part', 'Before', 'Seconds', 'After', 'Seconds after'],
            rows: [
              ['Banner: five slides, then one picture', '2,250 kB', '11.3', '120 kB', '0.6'],
              ['Twelve product photos', '2,160 kB', '10.8', '540 kB', '2.7'],
              ['Scripts', '900 kB', '4.5', '350 kB', '1.8'],
              ['Fonts', '320 kB', '1.6', '60 kB', '0.3'],
              ['Page and styles', '120 kB', '0.6', '80 kB', '0.4'],
              ['Sum', '5,750 kB', '28.8', '1,150 kB', '5.8'],
            ],
          },
        },
        'Visitors do not wait for the sum. The browser shows the page while the rest arrives, and eight of the twelve photos can wait until someone scrolls. What loads first (page, styles, fonts, banner) fell from 2,690 kB to 260 kB, that is from 13.5 to 1.3 seconds of transfer. The scripts compete with it in both cases, which is why they get a list of their own.',
        {
          table: {
            caption: 'Limits to agree on for new pages',
            columns: ['Part', 'Limit', 'Ours today'],
            rows: [
              ['Whole page on a phone, first view', '1,000 kB', ''],
              ['Main picture', '150 kB', ''],
              ['Other pictures, each', '60 kB', ''],
              ['Scripts, own and foreign', '350 kB', ''],
              ['Fonts', '100 kB', ''],
              ['Scripts from other companies', '5 at most', ''],
            ],
          },
        },
      ],
    },
    {
      heading: 'Repair list 1: pictures and first view',
      blocks: [
        [
          'This list mostly helps LCP and costs one to two days. Details for your developer are in ',
          {
            text: 'the web.dev guide to better LCP',
            href: 'https://web.dev/articles/optimize-lcp',
          },
          '.',
        ],
      ],
      parts: [
        {
          heading: 'Without a developer',
          blocks: [
            'Replace the slider by its best slide. Few visitors see the second one. Resize photos before you upload them: 1,200 pixels are wide enough for almost any page, and squoosh.app makes AVIF or WebP files in the browser, without sending the picture anywhere.',
          ],
        },
      ],
      checklist: [
        'One main picture, as a real image in the page and not as a CSS background',
        'AVIF or WebP, delivered in sizes for phone and computer (srcset)',
        'Main picture loads first: fetchpriority="high", no lazy loading',
        'All pictures below the first screen have loading="lazy"',
        'Every picture and video has width and height, so that its place is reserved',
        'Videos start only when pressed; a thumbnail stands in for the YouTube player',
        'The map is a picture or a link that opens the real map',
        'Styles needed for the first view are small and come early; unused styles are gone',
      ],
    },
    {
      heading: 'Repair list 2: scripts and taps',
      blocks: [
        [
          'This list helps INP. Much of it means removing things, which costs little. The technical side is described in ',
          {
            text: 'the web.dev guide to better INP',
            href: 'https://web.dev/articles/optimize-inp',
          },
          '.',
        ],
      ],
      parts: [
        {
          heading: 'Who asked for this script?',
          blocks: [
            'Ask your developer for every script that comes from another company, and fill in the rest yourself. A line without a user in the last three months goes.',
            {
              table: {
                caption: 'Scripts from other companies (first two lines: example)',
                columns: ['Script', 'Size', 'Who asked for it', 'Who used its results', 'Keep?'],
                rows: [
                  ['Chat widget', '310 kB', 'Sales, 2023', 'Nobody', 'No'],
                  ['Analytics', '150 kB', 'Owner', 'Owner, monthly', 'Yes'],
                  ['1', '', '', '', ''],
                  ['2', '', '', '', ''],
                  ['3', '', '', '', ''],
                  ['4', '', '', '', ''],
                  ['5', '', '', '', ''],
                ],
              },
            },
            'A link to WhatsApp does the work of most chat widgets and weighs nothing.',
          ],
        },
      ],
      checklist: [
        'Unused scripts are removed, one a week, and nothing broke',
        'Old advertising pixels and second analytics tags are gone',
        'Chat, reviews and social feeds load only when someone asks for them',
        'Scripts are loaded with defer or async and do not hold up the page',
        'A tap shows something at once: pressed button, open menu, “Sending”',
        'Long work is cut into pieces of less than 50 milliseconds',
        'Plugins of the shop or WordPress system: each one named, used and up to date',
      ],
    },
    {
      heading: 'Repair list 3: server, fonts, jumps',
      blocks: [
        'If the first byte takes longer than 0.8 seconds, no work on pictures will save you. PageSpeed Insights shows it as TTFB, time to first byte.',
      ],
      parts: [
        {
          heading: 'Hosting',
          blocks: [
            'For visitors in India, a server in Mumbai or a content network with Indian locations shortens every request. Caching of whole pages often does more than a larger server: a page that is the same for all need not be put together for each. A hosting plan of ₹200 a month shared with hundreds of sites is false thrift for a shop that sells online.',
          ],
        },
        {
          heading: 'Consent banners and offer strips',
          blocks: [
            'These are the usual reasons for jumping. Lay them over the page or reserve their space from the start; never push the content down after it has appeared.',
          ],
        },
      ],
      checklist: [
        'First byte within 0.8 seconds on mobile data, on all four pages',
        'Page cache on; HTTPS with HTTP/2 or HTTP/3; text compressed with Brotli or gzip',
        'Pictures, styles and scripts may stay in the browser for a year, under names that change with their content',
        'No chain of redirects: http to https to www in one step',
        'One font family, two weights at most, WOFF2, served from your own domain',
        'A fallback font of similar width, so that text does not reflow',
        'Banners, strips and ads have a reserved place',
        'Going back in the browser shows the page at once (back/forward cache)',
      ],
    },
    {
      heading: 'The work order',
      blocks: [
        'Give this page to the developer. The example counts ₹800 an hour; enter the real hours and rate, and agree on how the result is checked before the work begins.',
        {
          table: {
            caption: 'Work in the order in which it usually pays',
            columns: ['Work', 'Helps', 'Example', 'Agreed hours', 'Done on'],
            rows: [
              ['1. Remove unused scripts', 'INP, LCP', '3 h, ₹2,400', '', ''],
              ['2. One banner in place of the slider', 'LCP', '2 h, ₹1,600', '', ''],
              ['3. Pictures: format, size, lazy loading', 'LCP, CLS', '6 h, ₹4,800', '', ''],
              ['4. Page cache and compression', 'LCP', '3 h, ₹2,400', '', ''],
              ['5. Width, height, reserved places', 'CLS', '3 h, ₹2,400', '', ''],
              ['6. Fonts', 'LCP, CLS', '2 h, ₹1,600', '', ''],
              ['7. Video, map and chat on request', 'INP, LCP', '4 h, ₹3,200', '', ''],
              ['8. Long scripts split', 'INP', '8 h, ₹6,400', '', ''],
              ['Sum', 'All', '31 h, ₹24,800', '', ''],
            ],
          },
        },
        'Do not buy “a score of 100”. Agree on this instead: LCP and CLS in the laboratory better than the limits on all four pages, no function lost, field data checked after 28 days. Plugins that promise speed with one click can help with caching, and can also break forms. Test the form after each change.',
      ],
      parts: [
        {
          heading: 'Four weeks later',
          blocks: [
            {
              table: {
                caption: 'Before and after, phones',
                columns: ['Page', 'LCP before', 'LCP after', 'INP before', 'INP after'],
                rows: [
                  ['Home', '', '', '', ''],
                  ['Service or product', '', '', '', ''],
                  ['Article or category', '', '', '', ''],
                  ['Contact', '', '', '', ''],
                ],
              },
            },
            'Field data covers 28 days, so a repair shows in full only after four weeks. Press “Validate fix” in Search Console on the day the work is done.',
          ],
        },
      ],
    },
    {
      heading: 'What to do next',
      blocks: [
        'Send the developer one question today: which scripts on our site come from other companies, and who uses them? After the repairs, measure once a quarter, and whenever someone adds a plugin, a pixel or a new banner.',
        [
          'If the numbers stay red after lists 1 and 2, the template or the server is at fault. That is a case for ',
          { text: 'a technical SEO review', path: paths.technicalSeo },
          '. Think about ',
          { text: 'a new website', path: paths.webDevelopment },
          ' only when the review says that repairs would cost more.',
        ],
      ],
      parts: [
        {
          heading: 'Once a quarter',
          blocks: [
            'Use the same page, the same phone and the same place each time. The last column explains most surprises.',
            {
              table: {
                caption: 'Our main page over a year (first line: example)',
                columns: ['Measured on', 'LCP', 'INP', 'CLS', 'Size', 'Added since then'],
                rows: [
                  ['Example: 1 March', '2.3 s', '180 ms', '0.04', '1,150 kB', 'Review badge'],
                  ['1', '', '', '', '', ''],
                  ['2', '', '', '', '', ''],
                  ['3', '', '', '', '', ''],
                  ['4', '', '', '', '', ''],
                ],
              },
            },
          ],
        },
      ],
      checklist: [
        'Each new plugin, pixel or banner has an owner and a date for a second look',
        'New photos are resized before upload, also by the person who writes the posts',
        'The developer knows the limits that we agreed on, and measures before a release',
        'The next measuring day is in the calendar',
      ],
    },
  ],
}
