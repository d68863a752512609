/** The place of what comes after a page's heading. As high as a screen, so that the footer is not seen in between. */
export function ArrivalGap() {
  return <div style={{ minHeight: '100vh' }} />
}
