import { blogPostPath, paths } from '../../../paths'
import type { Post } from '../post'

export const post: Post = {
  id: 'animation-tools',
  title: 'Animation tools a small team can afford',
  author: 'Imran Qureshi',
  date: '3 November 2026',
  isoDate: '2026-11-03',
  category: 'Animation',
  imageAlt: '',
  description:
    'Free and paid tools for buttons, logos and products: what each is good for, what it does badly, and what its license says.',
  content: `A team of two can make good animation with free tools, if it picks them by the job. Buttons need CSS, logos need vectors, and products need a good camera or 3D. The price of the software is seldom what makes animation expensive. Hours are: a ten-second logo film can take a junior two days, and a product turning in 3D a week, the first time. The second hidden cost is weight, since some players make your visitors download more than the picture. Here is what we would install on a fresh office computer, what each tool does badly, and what the license says.`,
  subsections: [
    {
      heading: 'What the browser already does',
      items: [
        {
          tool: 'CSS transitions and keyframes',
          content: [
            'Hover effects, opening menus, loading indicators and cards that fade in need no library at all. A few lines of CSS weigh nothing, run on every phone, and a junior can learn them in an afternoon.',
            'CSS becomes tiresome when many things must follow each other in an exact order, or react to dragging. That is the moment for a library.',
          ],
        },
        {
          tool: 'View transitions',
          url: 'https://developer.mozilla.org/en-US/docs/Web/API/View_Transition_API',
          content: [
            'With a view transition the browser itself blends the old state of a page into the new one, so that a product picture seems to grow from the list into its own page. Inside one page this works in all major browsers since October 2025. Between two pages it works in Chrome, Edge and Safari; Firefox simply changes the page as before. Nobody loses anything.',
            'Animations tied to the scroll position are at the same stage: Chrome, Edge and Safari 26 have them, Firefox not yet. Use both as a bonus.',
          ],
          steps: [
            [
              'Add ',
              { code: '@view-transition { navigation: auto; }' },
              ' to the CSS of both pages.',
            ],
            [
              'Put that rule inside ',
              { code: '@media (prefers-reduced-motion: no-preference)' },
              '.',
            ],
            [
              'Give the picture the same ',
              { code: 'view-transition-name' },
              ' on both pages, unique on each.',
            ],
            'Keep it under 300 milliseconds, or visitors will feel that the site became slower.',
          ],
        },
      ],
    },
    {
      heading: 'Libraries for developers',
      items: [
        {
          tool: 'GSAP',
          url: 'https://gsap.com/',
          content: [
            'GSAP has been the tool for precise sequences for years. Since April 2025 everything in it is free for commercial work, including the plugins that once cost money. It is still not open source: the license is its own, and forbids among other things building it into a no-code animation tool that competes with Webflow, its owner. For client websites that is no obstacle.',
            [
              'The core weighs about 28\u00A0KB compressed and the scroll plugin 18\u00A0KB more. Use ',
              { code: 'gsap.matchMedia()' },
              ' to keep movement away from visitors who asked for less.',
            ],
          ],
        },
        {
          tool: 'Motion',
          url: 'https://motion.dev/',
          content: [
            'Motion is the natural choice in a React or Vue project, and it also runs in plain JavaScript. The library is under the MIT license; extra examples and tools are sold separately. It builds on the animation engine of the browser, which keeps small effects small. Import only the parts you use, because the complete bundle is larger than the core of GSAP.',
          ],
        },
      ],
    },
    {
      heading: 'Drawn animation that stays sharp',
      items: [
        {
          tool: 'LottieFiles',
          url: 'https://lottiefiles.com/',
          content: [
            'Lottie is an open format for vector animation: a logo that draws itself, an icon that ticks. LottieFiles has an editor in the browser and a large library, with a free plan that has limits. Check the license of every ready-made file before it goes on a client site.',
            'Weigh the player as well. We compressed them this autumn: the light version of the classic lottie-web is about 47\u00A0KB, while the newer dotLottie player brings a WebAssembly file of roughly half a megabyte. For one small icon, an SVG with CSS is the better deal.',
          ],
        },
        {
          tool: 'Rive',
          url: 'https://rive.app/',
          content: [
            'Rive makes drawings that react: a mascot that follows the cursor, a switch with five states, a form that nods. Its state machine replaces code that would otherwise take days. The players are under the MIT license; the editor belongs to the company, and team members who edit in a paid workspace pay per seat. Before you quote a price to a client, see on the pricing page which plan lets you export for a live site.',
            'The standard web player weighs about 0.9\u00A0MB compressed. Load it only on the page that needs it, and only when the drawing comes near the screen.',
          ],
        },
        {
          tool: 'A warning about Adobe Animate',
          content: [
            'In February 2026 Adobe announced the end of Animate, then took it back: the program stays available, gets repairs and no new features. Old projects are safe for now. We would start nothing new in it, and would export important files to SVG or MP4 while that is easy.',
          ],
        },
      ],
    },
    {
      heading: 'Films, 3D and product shots',
      items: [
        {
          tool: 'Blender',
          url: 'https://www.blender.org/',
          content: [
            'Blender is free under the GPL, also for commercial work, and what you make with it is yours. It does 3D, 2D drawing and even editing. It is also large: plan three to four weeks of practice before the first paid job, and a computer with a proper graphics card. One version a year is supported for two years (LTS). Take that one and stay on it during a project.',
          ],
          steps: [
            'Ask the manufacturer for the CAD file of the product and convert it to a mesh.',
            'Place it on a plain floor with two area lights and one camera.',
            'Turn an empty object by 360 degrees over 120 frames and make the product its child.',
            'Render one frame, show it to the client, and only then render the rest overnight.',
          ],
        },
        {
          tool: 'DaVinci Resolve',
          url: 'https://www.blackmagicdesign.com/products/davinciresolve',
          content: [
            'The free version cuts, grades color, cleans sound and animates titles, and may be used for paid work. The Studio version is bought once. Resolve needs a strong computer; on an old laptop it is no pleasure. For a phone clip with subtitles, a simpler editor is quicker.',
          ],
        },
        {
          tool: 'HandBrake',
          url: 'https://handbrake.fr/',
          content: [
            'The last step is the one most often skipped. HandBrake is free and turns a 90\u00A0MB export into a few megabytes. For a silent background film take 720p, 24 or 25 frames, no sound, and a quality setting (RF) around 26 to 28. Stay under 2\u00A0MB, and keep the loop short.',
          ],
        },
      ],
    },
    {
      heading: 'Choosing in ten minutes',
      items: [
        {
          tool: 'Which tool for which wish',
          content: [
            {
              table: {
                caption: 'Common wishes and a first choice',
                columns: ['The wish', 'First choice', 'First attempt takes'],
                rows: [
                  ['Menu and buttons feel alive', 'CSS', '2–4 hours'],
                  ['Pages blend into each other', 'View transitions', 'Half a day'],
                  ['A story told while scrolling', 'GSAP', '3–5 days'],
                  ['Logo draws itself', 'SVG with CSS, or Lottie', '1–2 days'],
                  ['Mascot that reacts', 'Rive', '1–2 weeks'],
                  ['Product turns in space', 'Blender', '1–2 weeks'],
                ],
              },
            },
          ],
        },
        {
          tool: 'Three questions before you start',
          content: [
            {
              list: [
                'What should a visitor understand better because of it? If there is no answer, save the money.',
                'What does it weigh, player included, on a phone with a weak signal?',
                'How does it stop, and what do people see who asked for less movement?',
              ],
            },
            [
              'The last question has a post of its own: ',
              {
                text: 'web animation that respects people',
                path: blogPostPath('respectful-animation'),
              },
              '.',
            ],
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow, take the button that brings most of your inquiries and give it a clean hover, focus and pressed state in CSS, 200 milliseconds each. It costs an hour, everybody meets it, and it teaches timing better than any tutorial.',
    [
      'If you have a film or a product shot in mind and nobody to make it, ',
      { text: 'our design services', path: paths.graphicDesign },
      ' are the page to start from. For movement in menus and forms, look at ',
      { text: 'our web development', path: paths.webDevelopment },
      '.',
    ],
  ],
}
