/** The size of a file as people read it: "184 kB", "1.2 MB" (1 kB is 1,000 bytes, as browsers count). */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
