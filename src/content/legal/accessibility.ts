import { paths } from '../../paths'
import { accessibilityReport as report } from '../accessibility-report'
import { mailLink, phoneLink } from '../company'
import type { LegalPage } from './legal-page'

const count = (value: number) => new Intl.NumberFormat('en-IN').format(value)

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const presses = (name: string) =>
  count(report.journeys.find(({ journey }) => journey === name)?.presses ?? 0)

const everyPage = `${count(report.pages)} pages`
const mediaPages = `${count(report.mediaPages)} pages`
const walkedPages = `${count(report.walkedPages)} pages`

export const accessibilityStatement: LegalPage = {
  path: paths.accessibility,
  title: 'Accessibility Statement',
  description:
    'What we do so that everyone can use this site, how each page is checked, what was not tested, and how to report a fault.',
  heading: 'Accessibility Statement',
  lead: `Everyone should be able to read this site and reach us: with a keyboard, a screen reader, a magnifier, large text or an old phone. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page.`,
  updated: report.date,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          list: [
            'Every page can be read without JavaScript, and everything on it can be reached with the keyboard alone.',
            'What moves by itself has a button that stops it, and stands still if your system asks for less motion.',
            'Text keeps a contrast of at least 7 to 1 in light and dark colors, and pages fit a width of 320 pixels.',
            'A form that could not be sent keeps what you typed and shows another way to reach us.',
          ],
        },
      ],
    },
    {
      id: 'how-it-is-checked',
      heading: 'How it is checked',
      blocks: [
        `Programs check the site before each release, and a single finding stops it. The last ${report.isFull ? 'full run' : 'run'}, on ${dayOf(report.date)}, looked at ${count(report.pages)} pages and ${count(report.states)} further states of them, such as an open menu, a form with errors or a list without results, on ${report.isFull ? 'three screens: a phone, a desktop, and a desktop at 400 % zoom' : 'two screens: a phone and a desktop'}.`,
        {
          list: [
            `axe ${report.tools.axe} audited ${count(report.axe)} views, html-validate ${report.tools.htmlValidate} ${count(report.htmlValidate)}${report.ibm > 0 ? `, and IBM's Equal Access engine ${report.tools.ibm} ${count(report.ibm)}` : ''}. They found nothing but ${count(report.exceptions)} known peculiarities, none of which is a failure of WCAG.`,
            `Where a picture or a gradient lies behind a text, its contrast was measured pixel by pixel: ${count(report.textsMeasured)} times.`,
            `${count(report.announcements)} spoken messages of ${count(report.ledgers)} journeys were compared word for word, and ${count(report.transcripts)} pages and dialogs were read by a virtual screen reader (${count(report.phrases)} phrases).`,
            `Each journey was made by keyboard alone: a request for a call takes ${presses('lead')} key presses beside the letters of its answers.`,
          ],
        },
        {
          table: {
            caption: 'What was checked for the criteria of WCAG 2.2',
            columns: ['Criterion', 'How', 'Where'],
            rows: [
              ['1.1.1 Texts for pictures', 'engines, own checks, transcripts', everyPage],
              [
                '1.2.1 Videos',
                'own checks: silent decoration, no information',
                'the pages with a video',
              ],
              [
                '1.3.1, 1.3.2, 2.4.6 Structure, order, headings',
                'engines, own checks, transcripts',
                everyPage,
              ],
              ['1.3.4, 1.4.10 Orientation, 320 pixels wide', 'own checks', mediaPages],
              ['1.3.5 Purpose of fields', 'engines, own checks', 'both forms'],
              [
                '1.4.1, 1.4.3, 1.4.6 Color and contrast',
                'engines, pixels',
                `${everyPage}, in light and dark colors`,
              ],
              [
                '1.4.4, 1.4.12 Large text, spaced text',
                'own checks: nothing cut, nothing covered',
                mediaPages,
              ],
              ['1.4.11 Edges of controls', 'own checks, also with forced colors', mediaPages],
              ['2.1.1, 2.1.2 Keyboard, no trap', 'Tab forward and backward; journeys', walkedPages],
              [
                '2.2.2, 2.3.3 Motion',
                'own checks with reduced motion; the buttons that stop it',
                mediaPages,
              ],
              ['2.4.1, 2.4.2, 2.4.4 Skip link, titles, links', 'engines, own checks', everyPage],
              [
                '2.4.3, 2.4.7, 2.4.11 to 2.4.13 Focus',
                'each stop of Tab: order, ring, not covered',
                walkedPages,
              ],
              ['2.4.5 More than one way', 'own check of all links', everyPage],
              ['2.5.3, 2.5.7, 2.5.8 Names, dragging, sizes', 'engines, own checks', everyPage],
              [
                '3.1.1, 3.2.3, 3.2.4, 3.2.6 Language, same order, same help',
                'own checks',
                everyPage,
              ],
              [
                '3.3.1 to 3.3.4, 3.3.7 Errors, labels, asking once',
                'journeys with errors and failures',
                'both forms, the free guides',
              ],
              ['3.3.8, 3.3.9 Nothing to remember or solve', 'own checks', everyPage],
              [
                '4.1.2, 4.1.3 Names, roles, messages',
                'engines, ledger of what is said',
                `${everyPage} and their states`,
              ],
            ],
          },
        },
        'Programs find only a part of what can be wrong.',
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      blocks: [
        {
          list: [
            'In the staff’s table, texts that do not fit their cell are cut; Enter on the cell shows them in full.',
            'The six PDF guides are tagged, with headings and bookmarks, but do not claim to follow PDF/UA.',
            'The form for the free guides and, where one is set up, the map of our office come from other firms. We put a way around beside each.',
          ],
        },
      ],
    },
    {
      id: 'what-was-not-tested',
      heading: 'What was not tested',
      blocks: [
        'The site has not been tested with JAWS, NVDA, VoiceOver or TalkBack, with speech input or switches, in browsers other than Chromium, nor by people with disabilities. A virtual screen reader is not a real one. If something does not work with yours, we want to know.',
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
