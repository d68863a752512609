/** Saves a blob as a file. Browsers do not report whether it was saved. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Safari reads the URL after the click has returned, and would save nothing
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
