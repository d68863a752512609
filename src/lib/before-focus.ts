/**
 * Milliseconds between a change of the page and the focus. Chromium collects changes for 150 ms before it tells
 * assistive technology. An element that gets the focus earlier is described as it was before the change, or not at
 * all if it was hidden, and at about the same time it is described twice (heard with Orca 43).
 */
export const beforeFocus = 250
