/** Copies a text. @returns whether it was copied: not without a permission, nor without HTTPS, where no clipboard is. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
