/**
 * Class of every heading and of every part of a page. Reader views (Mozilla's Readability) drop a heading with a word
 * like 'social' in its id unless its class says content, and neighbors of the longest part unless they share its class.
 */
export const contentClass = 'content'
