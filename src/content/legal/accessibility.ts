import { paths } from '../../paths'
import { company } from '../company'
import type { LegalPage } from './legal-page'

export const accessibilityStatement: LegalPage = {
  path: paths.accessibility,
  title: 'Accessibility Statement',
  description:
    'What we do so that everyone can use this site, how each page is checked, what was not tested, and how to report a fault.',
  heading: 'Accessibility Statement',
  lead: `Everyone should be able to read this site and reach us: with a keyboard, a screen reader, a magnifier, large text or an old phone. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page.`,
  updated: '2026-11-21',
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
        'Before each release the rules of axe-core, an automatic checker, run on every page, at the width of a phone and of a desktop screen, in light and in dark colors. A release with a single finding is stopped. Tests also walk through the menu, the forms and the questions as a keyboard user does.',
        'Automatic checks find only a part of what can be wrong.',
      ],
    },
    {
      id: 'what-was-not-tested',
      heading: 'What was not tested',
      blocks: [
        'The site has not been tested with JAWS, NVDA, VoiceOver or TalkBack, nor by people with disabilities. If something does not work with yours, we want to know.',
        'The form for the free guides and, where one is set up, the map of our office come from other firms. We put a way around beside each.',
      ],
    },
    {
      id: 'report-a-fault',
      heading: 'Report a fault',
      blocks: [
        [
          'Write to ',
          { text: company.email, href: `mailto:${company.email}` },
          ` or call ${company.phones[0]}, and say which page it was and what happened. You get an answer within two working days. We can also send you any text of this site in another form.`,
        ],
      ],
    },
  ],
}
