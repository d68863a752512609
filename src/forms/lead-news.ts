import type { Lead } from '../services/mail'

/** What became of a lead whose form is gone. */
export type LeadNewsItem =
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string; readonly lead: Lead }

let news: LeadNewsItem | null = null
const listeners = new Set<() => void>()

/** Tells it on whatever page the visitor is; null takes the last message away. */
export function tellLeadNews(item: LeadNewsItem | null): void {
  news = item
  for (const listener of listeners) listener()
}

/** The last one that was not dismissed. */
export const readLeadNews = (): LeadNewsItem | null => news

/** @returns ends the listening. */
export function watchLeadNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
