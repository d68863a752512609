/**
 * Milliseconds between a change of the page and the focus. Chromium describes an element that gets the focus at once
 * as it was before the change, or not at all if it was hidden (heard with Orca 43).
 */
export const beforeFocus = 150
