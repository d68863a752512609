import { blogPostPath, paths } from '../../../paths'
import type { Post } from '../post'

export const post: Post = {
  id: 'core-web-vitals-inp',
  title: 'Core Web Vitals for owners: LCP, INP and CLS',
  author: 'Rohit Malviya',
  date: '5 May 2026',
  isoDate: '2026-05-05',
  category: 'SEO',
  imageAlt: '',
  description:
    'What the three Core Web Vitals measure, where to read yours for free, and which repairs help a small website on a cheap phone.',
  content: `Core Web Vitals put numbers on three complaints about any website: it loads late, it ignores my tap, and it jumps about while I read. Below is how to fix each. Google uses the three numbers in ranking, but a page that answers the search better will usually win over one that is merely faster. The stronger reason to care is the visitor with a ₹10,000 phone and a weak signal, who leaves before your menu opens. Most repairs below cost a developer one to three days. Some cost nothing, because the cure is to remove something.`,
  subsections: [
    {
      heading: 'What the three numbers mean',
      content: [
        'A page passes when at least 75 out of 100 visits are in the good range, counted separately for phones and computers. The limits have stayed the same since they were set, whatever some articles claim.',
        {
          table: {
            caption: 'Core Web Vitals and their limits',
            columns: ['Measure', 'Good', 'Poor', 'Usual cause of trouble'],
            rows: [
              [
                'LCP, loading',
                'Up to 2.5 seconds',
                'Over 4 seconds',
                'Heavy first image, slow server',
              ],
              ['INP, response', 'Up to 200\u00A0ms', 'Over 500\u00A0ms', 'Too much script'],
              [
                'CLS, stability',
                'Up to 0.1',
                'Over 0.25',
                'Images and banners without a reserved place',
              ],
            ],
          },
        },
      ],
      items: [
        {
          tool: 'Largest Contentful Paint (LCP)',
          content: [
            'LCP is the moment when the largest picture or block of text in the first screen has appeared. On most shop websites that is the banner. A slideshow of five banners makes it worse, because all five compete for the same connection.',
          ],
        },
        {
          tool: 'Interaction to Next Paint (INP)',
          content: [
            'INP looks at every tap, click and key press during a visit and reports one of the slowest. It runs from the touch of the finger until the screen shows any change. In March 2024 it replaced an older measure, FID, which only looked at the first tap and only at part of the delay.',
            'Scrolling does not count. Opening a menu, choosing a filter, typing in a form and closing a pop-up do.',
          ],
        },
        {
          tool: 'Cumulative Layout Shift (CLS)',
          content: [
            'CLS adds up how far things move when nobody asked them to. The classic case is the offer strip that slides in at the top just as you tap “Call”, so that you tap something else.',
          ],
        },
      ],
    },
    {
      heading: 'Where to read your numbers',
      items: [
        {
          tool: 'PageSpeed Insights',
          url: 'https://pagespeed.web.dev/',
          content: [
            'The upper part of the report shows real visits by Chrome users over the last 28 days. The lower part is one laboratory test with a score out of 100. Only the upper part speaks of your visitors. The score is a tool for finding causes, and chasing 100 is a waste of money.',
            'A laboratory test cannot measure INP, since nobody taps. Its “Total Blocking Time” is the nearest substitute.',
          ],
          steps: [
            'Enter the address of a page people really visit and choose the Mobile tab.',
            'Check whether the data is for “This URL” or for the whole “Origin”. Small sites often have only the second, or none.',
            'Write down LCP, INP and CLS with the date.',
            'Repeat for two more pages, such as a product and the contact page.',
          ],
        },
        {
          tool: 'Core Web Vitals report',
          url: 'https://support.google.com/webmasters/answer/9205520',
          content: [
            'This report in Search Console groups similar pages, so that one fault in a template shows up as one line. After a repair, press “Validate fix”. The check takes up to 28 days, because it waits for new visits.',
          ],
        },
        {
          tool: 'Chrome DevTools',
          url: 'https://developer.chrome.com/docs/devtools/performance',
          content: [
            'The Performance panel shows LCP, INP and CLS live while you use your own page. Set CPU throttling to 4x or 6x, or your office laptop will hide the problem.',
            'Firefox measures LCP and INP as well, and Safari since version 26.2 of December 2025, so a developer can now collect these two from iPhone visitors with a small script. The public Google data still comes from Chrome alone.',
          ],
        },
      ],
    },
    {
      heading: 'Fixing INP without a new website',
      items: [
        {
          tool: 'Remove what nobody uses',
          content: [
            'Each widget was added for a reason, and few are ever taken out. It is common to find two chat boxes, an old heat map and the pixel of an advertising account that was closed years ago.',
          ],
          steps: [
            'Ask your developer for a list of every script that comes from another company.',
            'Write beside each: who asked for it, and who looked at its results in the last three months.',
            'Remove every line without an answer, one a week, and watch that nothing breaks.',
          ],
        },
        {
          tool: 'Load the rest when it is needed',
          content: [
            'A chat widget can load when someone taps the chat button. A map can be a still picture that opens the real map. A YouTube video can be a thumbnail until it is pressed. Your page then starts with the scripts it needs and no others.',
          ],
        },
        {
          tool: 'Split long work',
          content: [
            'This one is for developers. While a script runs for longer than 50 milliseconds, the browser cannot answer a tap. Show the visible change first (the pressed button, the open menu), then let the browser paint before the heavy part continues.',
            [
              'Chrome, Edge and Firefox offer ',
              { code: 'scheduler.yield()' },
              ' for this. Safari does not, so keep a ',
              { code: 'setTimeout' },
              ' as the fallback.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Fixing LCP and CLS',
      items: [
        {
          tool: 'Send the main image first',
          content: [
            [
              'Use one picture in place of a slideshow, as a real image element and never as a CSS background. Export it as AVIF or WebP at the width a phone needs; 100 to 150\u00A0KB is a sensible ceiling. Mark it with ',
              { code: 'fetchpriority="high"' },
              ' and do not lazy-load it. Lazy loading is for what lies below the first screen.',
            ],
            'If the first byte itself takes over a second, the fault is in the hosting or in uncached pages. For visitors in India, a server in Mumbai or a content network with Indian locations shortens every request.',
          ],
        },
        {
          tool: 'Give everything its place',
          content: [
            [
              'Write ',
              { code: 'width' },
              ' and ',
              { code: 'height' },
              ' on every image and video. Reserve the space of offer strips, ads and cookie notices, or lay them over the page so that they push nothing. Choose a fallback font of similar width, so that the text does not reflow when the brand font arrives.',
            ],
            [
              'Animation counts too: moving things with ',
              { code: 'top' },
              ' or ',
              { code: 'margin' },
              ' causes layout work, moving them with ',
              { code: 'transform' },
              ' does not. Our post on ',
              {
                text: 'web animation that respects people',
                path: blogPostPath('respectful-animation'),
              },
              ' explains why.',
            ],
          ],
        },
      ],
    },
  ],
  conclusion: [
    'First thing tomorrow, put your three most visited pages into PageSpeed Insights, note the mobile INP, and send your developer one question: which scripts on our site come from other companies, and who uses them? That list pays for itself more often than a redesign.',
    [
      'Expect about four weeks until the field data shows a repair in full. If the numbers stay red after the removals, the template or the server is at fault, and that is a case for ',
      { text: 'a technical SEO review', path: paths.technicalSeo },
      ' before you spend on ',
      { text: 'web development', path: paths.webDevelopment },
      '.',
    ],
  ],
}
