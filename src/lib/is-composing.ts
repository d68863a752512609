/**
 * Whether a key is meant for an input method, such as Escape that discards a word. Safari sends the last key of
 * a word after `isComposing` has become false, with key code 229.
 *
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
