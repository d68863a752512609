/** Asks this click for another tab or window, or for a download? Those are the browser's. */
export const isModified = (
  event: Pick<MouseEvent, 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
) => event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
