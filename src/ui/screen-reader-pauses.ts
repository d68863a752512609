/** Pauses for screen readers in ms, as heard with Orca 43 in Chromium and Firefox: else texts come twice or never. */

import { durations } from '../theme/tokens'

/**
 * Between a change of the page and the focus: Chromium tells assistive technology of changes after 150 ms. An element
 * that gets the focus earlier is described as it was before, twice, or not at all.
 */
export const beforeFocus = 250

/** Until a closed dialog has left, and its page is exposed to assistive technology again. */
export const untilExposed = durations.leavingScreen + beforeFocus

/** Between a dialog's closing transition and an announcement of the page: Firefox rebuilds the accessibility tree. */
export const afterClosing = 800

/** Between a change of many elements and its announcement: Orca drops what comes in a flood of changes. */
export const afterFlood = 1500

/** Before the result of a search is announced: not at every letter, and not in the flood of changes of a list. */
export const announceDelay = 500

/** After the last letter before the result of a search in the table, whose rows take longer to change. */
export const afterTyping = 800

/** Between a new live region and its text: a text that comes with its region is not announced. */
export const afterNewRegion = 100
