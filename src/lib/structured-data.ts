/** Removes structured data from the document when it no longer holds: React does not remove what was prerendered. */
export function removeStructuredData(): void {
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}
