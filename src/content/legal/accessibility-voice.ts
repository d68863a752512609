import { paths } from '../../paths'
import type { LegalPage } from '../types'
import { voiceReport as report } from '../voice-report'

const pages = {
  home: 'The home page, from top to end',
  contact: 'The contact page, from top to end',
  post: 'An article, from top to end',
  table: 'The staff’s table: its headings and first row',
} as const

export const content: LegalPage = {
  path: paths.accessibilityVoice,
  noindex: true,
  title: 'What a screen reader says here',
  description:
    'Four pages of this site as the screen reader Orca reads them aloud, recorded by our own tests.',
  heading: 'What a screen reader says here',
  lead: `These are the words of Orca ${report.versions.orca} in Firefox ${report.versions.firefox}, one utterance in each line, as our tests recorded them. Other screen readers use other words.`,
  updated: report.date,
  // A rebrand removes the readings of the old texts
  sections: Object.entries(pages).flatMap(([id, heading]) => {
    const list: readonly string[] = report.readings[id as keyof typeof pages]
    return list.length > 0 ? { id, heading, blocks: [{ list }] } : []
  }),
}
