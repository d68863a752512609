import { blogPostPath, paths } from '../../../paths'
import type { Post } from '../post'

export const post: Post = {
  id: 'respectful-animation',
  title: 'Web animation that respects people',
  author: 'Imran Qureshi',
  date: '12 February 2026',
  isoDate: '2026-02-12',
  category: 'Animation',
  imageAlt: '',
  description:
    'Movement on a website can guide, distract or make people ill. The rules, two CSS properties and a fifteen-minute test.',
  content: `Movement on a page can explain, or it can make someone ill. Respectful animation stops when asked, heeds the visitor’s settings and runs well on cheap phones. None of this forbids a lively website. It asks you to know which of your animations does a job: showing where a panel went, that a file is loading, that the form was sent. The others are decoration and have to be polite. This post is for the owner who orders a website and the junior who builds it. It covers the rules, the code in outline, and a test that needs no special tools.`,
  subsections: [
    {
      heading: 'Who is harmed, and what the rules say',
      content: [
        'The Web Content Accessibility Guidelines (WCAG 2.2) are the common yardstick. The two rules below with a link are level A, the lowest of three, so nearly every law and contract that mentions WCAG includes them.',
      ],
      items: [
        {
          tool: 'Pause, Stop, Hide (WCAG 2.2.2)',
          url: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
          content: [
            'Anything that moves, blinks or scrolls by itself, lasts longer than five seconds and stands beside other content needs a way to pause, stop or hide it. Sliders, background videos, tickers and looping drawings all qualify.',
            'For people with attention difficulties, text next to a moving picture can be impossible to read. For slow readers, and for anyone reading a second language, a slide that changes every four seconds is gone before the end of the sentence.',
          ],
        },
        {
          tool: 'Three Flashes (WCAG 2.3.1)',
          url: 'https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html',
          content: [
            'Nothing may flash more than three times in one second, apart from small and dim flashes below set limits. The reason is photosensitive epilepsy. Festival banners with flickering lights and quick cuts in promotional films are where this goes wrong. There is no setting that excuses it.',
          ],
        },
        {
          tool: 'Movement that makes people dizzy',
          content: [
            'Some people have a balance disorder, and others get migraine. For them large movement is the trouble: parallax backgrounds, zooming pages, panels that fly across the whole screen. A color that fades is nearly always fine. WCAG 2.3.3 covers movement set off by scrolling or clicking. It is level AAA, seldom required, and easy to follow.',
          ],
        },
      ],
    },
    {
      heading: 'Listen to the visitor’s setting',
      items: [
        {
          tool: 'prefers-reduced-motion',
          url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Reference/At-rules/@media/prefers-reduced-motion',
          content: [
            'Phones and computers have a switch for less movement, and every current browser passes it on to websites. The site has to listen. Write the quiet version first and add movement for those who did not ask for less. If a rule is forgotten, the result is a calm page.',
          ],
          steps: [
            'Write the styles without any transition or animation and check that everything works.',
            [
              'Put all movement inside ',
              { code: '@media (prefers-reduced-motion: no-preference)' },
              '.',
            ],
            [
              'In scripts, read the same query with ',
              { code: 'matchMedia' },
              ', and listen for changes while the page is open.',
            ],
            'Check your libraries: many sliders and animation players ignore the setting until you tell them.',
          ],
        },
        {
          tool: 'Reduce, do not remove',
          content: [
            'Less movement should not mean less information. Replace a slide by a short fade, and a jump by a change of color. A progress indicator may stay, since it says that something is going on. Videos wait on their poster picture with a play button.',
          ],
        },
        {
          tool: 'One visible stop button',
          content: [
            'Most people never find the system setting, so a visible control is needed as well. One button that stops every moving thing in the section is better than five. It must be a real button with a name such as “Pause background motion”, reachable with the Tab key, and it should stay off once it was pressed.',
            'Pausing while the mouse is over the slider is not enough. Phones have no mouse, and keyboard users do not hover.',
          ],
        },
      ],
    },
    {
      heading: 'Animate what is cheap',
      items: [
        {
          tool: 'transform and opacity',
          url: 'https://web.dev/articles/animations-guide',
          content: [
            [
              'A browser draws a page in stages: layout, paint, and putting layers together. Changing ',
              { code: 'width' },
              ', ',
              { code: 'height' },
              ', ',
              { code: 'top' },
              ' or ',
              { code: 'margin' },
              ' starts from layout, again for every frame, sixty times a second. Changing ',
              { code: 'transform' },
              ' or ',
              { code: 'opacity' },
              ' usually touches only the last stage, which is mostly the work of the graphics chip.',
            ],
            [
              'So move with ',
              { code: 'transform: translate()' },
              ', grow with ',
              { code: 'transform: scale()' },
              ', and show or hide with ',
              { code: 'opacity' },
              '. An animated shadow or blur is costly; fade in a second layer that already has it. Use ',
              { code: 'will-change' },
              ' for single elements shortly before they move, because every such layer takes memory.',
            ],
          ],
        },
        {
          tool: 'Short, small and never in the way',
          content: [
            [
              'For menus, buttons and dialogs 150 to 300 milliseconds are enough. Let things come in fast and settle slowly (',
              { code: 'ease-out' },
              '). Twenty pixels of travel say “this came from below” as well as two hundred.',
            ],
            'Never hide text until it is scrolled into view by a script. If the script fails or is late, the page stays empty, and search engines and printers may see nothing. The visitor came for the text.',
            [
              'Movement that shifts the layout also spoils a measure that Google collects. See ',
              { text: 'what CLS is and how to fix it', path: blogPostPath('core-web-vitals-inp') },
              '.',
            ],
          ],
        },
        {
          tool: 'Video in place of GIF',
          content: [
            [
              'A GIF cannot be paused, and six seconds of it may weigh 5\u00A0MB. The same scene as a silent MP4 or WebM is often below 500\u00A0KB, and the video element can be stopped. Give it a ',
              { code: 'poster' },
              ', ',
              { code: 'muted' },
              ', ',
              { code: 'playsinline' },
              ' and a button to stop it, and do not load it at all for visitors who ask for less movement or to save data.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'A test of fifteen minutes',
      items: [
        {
          tool: 'Chrome DevTools Rendering panel',
          url: 'https://developer.chrome.com/docs/devtools/rendering/emulate-css',
          content: ['You do not have to change your own computer to see the quiet version.'],
          steps: [
            'Open DevTools, press Ctrl+Shift+P (Cmd+Shift+P on a Mac) and type “Show Rendering”.',
            [
              'Set “Emulate CSS media feature prefers-reduced-motion” to ',
              { code: 'prefers-reduced-motion: reduce' },
              ' and reload the page.',
            ],
            'Walk through menu, slider, form and footer: does anything still move by itself, and is anything missing?',
            'Switch on “Paint flashing” and repeat with the setting off. Large green areas during an animation show costly work.',
          ],
        },
        {
          tool: 'A real phone and a stopwatch',
          content: [
            'Borrow the cheapest phone in the office. Look for “Remove animations” (Android) or “Reduce Motion” (iPhone) in its accessibility settings and visit your site with it and without it.',
            'Then time whatever moves by itself. If it goes on after five seconds and you cannot find a way to stop it within ten, your visitors cannot either.',
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow, count the things on your home page that start by themselves and run longer than five seconds. For each, choose: stop it after one round, give it a pause button, or remove it. The second takes a developer an hour or two. The third is free.',
    [
      'This site is held to the same rules. Its ',
      { text: 'accessibility statement', path: paths.accessibility },
      ' says what was tested and how to report a fault.',
    ],
  ],
}
