import { audits, browsers, voice } from '../../../a11y/report/figures.json'
import { paths } from '../../paths'
import { mailLink, phoneLink } from '../company'
import type { LegalPage } from '../schema/types'

const count = (value: number) => new Intl.NumberFormat('en-IN').format(value)

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const everyPage = `${count(audits.pages)} pages`
const mediaPages = `${count(audits.mediaPages)} pages`
const walkedPages = `${count(audits.walkedPages)} pages`

const { orca, ...others } = voice.versions
const heardIn = Object.entries(others)
  .map(([name, version]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`)
  .join(' and ')

export const content: LegalPage = {
  path: paths.accessibility,
  title: 'Accessibility statement',
  description:
    'What we do so that everyone can use this site, how each page is checked, what was not tested, and how to report a fault.',
  heading: 'Accessibility statement',
  lead: `Everyone should be able to read this site and reach us: with a keyboard, a screen reader, a magnifier, large text or an old phone. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page.`,
  updated: audits.date,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          list: [
            'Every page but the staff’s table can be read without JavaScript, and everything can be reached with the keyboard alone.',
            [
              'Menus, links in the texts and the ',
              { text: 'search with its list of all pages', path: paths.search },
              ' lead to every page that is public.',
            ],
            'What moves by itself has a button that stops it, and stands still if your system asks for less motion.',
            'Text keeps a contrast of at least 7 to 1 in light and dark colours, and pages fit a width of 320 pixels.',
            'A form that could not be sent keeps what you typed and shows another way to reach us.',
          ],
        },
      ],
    },
    {
      id: 'how-it-is-checked',
      heading: 'How it is checked',
      blocks: [
        `Automatic tools and our own tests check the site before each release. Whatever they find, apart from a short list of known exceptions, stops it. The last full run, on ${dayOf(audits.date)}, looked at ${count(audits.pages)} pages and ${count(audits.states)} further states of them, such as an open menu, a form with errors or a list without results, on three screens: a phone, a desktop, and a desktop at 400 % zoom.`,
        {
          list: [
            [
              `The tool axe audited ${count(audits.axe)} views of these pages, and `,
              { nowrap: 'html-validate' },
              ` checked the markup of ${count(audits.htmlValidate)}; IBM’s Equal Access engine audited ${count(audits.ibm)}. They reported nothing beyond the ${count(audits.exceptions)} exceptions on our list, none of which is a failure of WCAG.`,
            ],
            `Where a picture or a gradient lies behind a text, its contrast was measured pixel by pixel: ${count(audits.textsMeasured)} times.`,
            `The ${count(audits.announcements)} messages that screen readers are given during ${count(audits.ledgers)} journeys, such as sending a form, were compared word for word with a written list.`,
            'The names, roles and states that one page of each kind and each pop-up give to screen readers were compared with a reviewed list.',
          ],
        },
        {
          table: {
            caption: 'What was checked for the criteria of WCAG 2.2',
            columns: ['Criterion', 'How', 'Where'],
            rows: [
              [
                'Texts for pictures (1.1.1)',
                'automatic tools, our own tests, lists of names and roles',
                everyPage,
              ],
              [
                'Videos (1.2.1)',
                'our own tests: silent decoration, no information',
                'the pages with a video',
              ],
              [
                'Structure, order, headings (1.3.1, 1.3.2, 2.4.6)',
                'automatic tools, our own tests, lists of names and roles',
                everyPage,
              ],
              ['Orientation, 320 pixels wide (1.3.4, 1.4.10)', 'our own tests', mediaPages],
              ['Purpose of fields (1.3.5)', 'automatic tools, our own tests', 'both forms'],
              [
                'Colour and contrast (1.4.1, 1.4.3, 1.4.6)',
                'automatic tools, measured pixels',
                `${everyPage}, in light and dark colours`,
              ],
              [
                'Large text, spaced text (1.4.4, 1.4.12)',
                'our own tests: nothing cut, nothing covered',
                mediaPages,
              ],
              ['Edges of controls (1.4.11)', 'our own tests, also with forced colours', mediaPages],
              [
                'Keyboard, no trap (2.1.1, 2.1.2)',
                'the Tab key forwards and backwards; whole journeys',
                walkedPages,
              ],
              [
                'Motion (2.2.2, 2.3.3)',
                'our own tests with reduced motion, and of the buttons that stop it',
                mediaPages,
              ],
              [
                'Skip link, titles, links (2.4.1, 2.4.2, 2.4.4)',
                'automatic tools, our own tests',
                everyPage,
              ],
              [
                'Focus (2.4.3, 2.4.7, 2.4.11 to 2.4.13)',
                'every stop of the Tab key: its order, its ring, that nothing covers it',
                walkedPages,
              ],
              ['More than one way (2.4.5)', 'our own test of all links', everyPage],
              [
                'Names, dragging, sizes (2.5.3, 2.5.7, 2.5.8)',
                'automatic tools, our own tests',
                everyPage,
              ],
              [
                'Language, same order, same help (3.1.1, 3.2.3, 3.2.4, 3.2.6)',
                'our own tests',
                everyPage,
              ],
              [
                'Errors, labels, asking once (3.3.1 to 3.3.4, 3.3.7)',
                'journeys with mistakes, and with sending that fails',
                'both forms, the free guides',
              ],
              ['Nothing to remember or solve (3.3.8, 3.3.9)', 'our own tests', everyPage],
              [
                'Names, roles, messages (4.1.2, 4.1.3)',
                'automatic tools, the list of messages',
                `${everyPage} and their states`,
              ],
            ],
          },
        },
        [
          `The versions used were axe ${audits.tools.axe}, `,
          { nowrap: `html-validate ${audits.tools.htmlValidate}` },
          ` and Equal Access ${audits.tools.ibm}. Programs find only a part of what can be wrong.`,
        ],
      ],
    },
    {
      id: 'browsers-and-screen-reader',
      heading: 'In three browsers, and with a screen reader',
      blocks: [
        `On ${dayOf(browsers.date)}, ${count(browsers.pages)} pages were opened in Chromium ${browsers.versions.chromium}, Firefox ${browsers.versions.firefox} and WebKitGTK ${browsers.versions.webkit}, at two widths and in light and dark colours. In these ${count(browsers.views)} views nothing failed to load, nothing was wider than the screen, and axe reported nothing. In each browser, ${count(browsers.journeys)} journeys were made by mouse and by keyboard, such as sending a request, reading an article or exporting the table: ${count(browsers.runs)} in all. WebKitGTK is not Safari.`,
        `On ${dayOf(voice.date)}, the screen reader Orca ${orca} was heard in ${heardIn} on ${count(voice.scenarios)} journeys. Our tests listened to ${count(voice.utterances)} utterances: what matters has to be said, in order, and messages once. What it said is kept with the code of this site, in the folder a11y/voice.`,
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      blocks: [
        {
          list: [
            'In the staff’s table, texts that do not fit their cell are cut; Enter on the cell shows them in full.',
            'The six PDF guides say that they follow PDF/UA-1. The program that writes them and our own tests check its rules; the independent checker veraPDF was not run. In their tables, the first cell of a row is not marked as the heading of that row.',
            'The form for the free guides and, where one is set up, the map of our office come from other companies. Next to each we offer another way.',
          ],
        },
      ],
    },
    {
      id: 'what-was-not-tested',
      heading: 'What was not tested',
      blocks: [
        'The site has not been tested with JAWS, NVDA, VoiceOver or TalkBack, with speech input or switches, in Safari, on phones of any kind, nor by people with disabilities. A program that listens to a screen reader is no person who uses one. If something does not work with yours, we want to know.',
      ],
    },
    {
      id: 'report-a-fault',
      heading: 'Report a fault',
      blocks: [
        [
          'Write to ',
          mailLink,
          ' or call ',
          phoneLink,
          ', and say which page it was and what happened. You get an answer within two working days. We can also send you any text of this site in another form.',
        ],
      ],
    },
  ],
}
