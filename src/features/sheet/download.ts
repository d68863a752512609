/**
 * Saves a blob under a file name by clicking a temporary download link.
 *
 * Returns nothing: browsers do not report whether the file was saved.
 */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  // In some browsers, a click on a link outside the document does nothing
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the URL after the click has returned, and would save nothing
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
