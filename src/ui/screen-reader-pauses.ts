/**
 * All pauses that screen readers need, in milliseconds, as heard with Orca 43 in Chromium and Firefox. Without them, a
 * text is announced twice or not at all.
 */

import { durations } from '../theme/tokens'

/**
 * Between a change of the page and the focus. Chromium collects changes for 150 ms before it tells assistive
 * technology. An element that gets the focus earlier is described as it was before the change, or not at all if it was
 * hidden, and at about the same time it is described twice.
 */
export const beforeFocus = 250

/** Until a closed dialog has left, and its page is exposed to assistive technology again. */
export const untilExposed = durations.leavingScreen + beforeFocus

/** Between a dialog's closing transition and an announcement of the page: Firefox rebuilds the accessibility tree. */
export const afterClosing = 800

/** Between a change of many elements and its announcement: Orca drops what comes in a flood of changes. */
export const afterFlood = 1500

/**
 * Without a change before the result of a search is announced: not at every letter, and not in the flood of changes of
 * a list.
 */
export const announceDelay = 500

/** After the last letter before the result of a search in the table, whose rows take longer to change. */
export const afterTyping = 800

/** Between a new live region and its text: a text that comes with its region is not announced. */
export const afterNewRegion = 100
