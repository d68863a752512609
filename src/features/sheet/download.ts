/**
 * Saves a blob under a name, as if the visitor had followed a download link.
 *
 * Says nothing about the end: browsers do not tell whether the file was kept.
 */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  // Outside the document the click does nothing in some browsers
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address only after the click has returned
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
