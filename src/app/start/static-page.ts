import { becomeStatic } from './early-click'

/**
 * Prepares for an error that no error layout catches: React then removes the whole page from `root`.
 * @returns React's `onUncaughtError`: shows the prerendered page again, without scripts; another page is reloaded.
 */
export function keepStaticPage(root: HTMLElement): (error: unknown) => void {
  // In a document of its own: the copies of pictures would be loaded in this one
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  const { title } = document
  const { pathname } = window.location
  return (error) => {
    console.error('The app ended', error)
    if (window.location.pathname !== pathname) return window.location.reload()
    root.replaceWith(copy)
    document.title = title
    becomeStatic()
  }
}
