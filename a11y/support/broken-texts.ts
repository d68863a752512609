/**
 * Runs in the page: lines of text that their box truncates or is too narrow for, and lines that overlap. Decoration may be
 * truncated, and so may cells of the grid: Enter on one shows it in full (`sheet.spec.ts`).
 */
export function brokenTexts(): string[] {
  type Line = { element: Element; left: number; right: number; top: number; bottom: number }
  const describe = (element: Element) =>
    `${element.localName}.${element.className.toString().slice(0, 40)} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  const isMeantHidden = ({ clip, clipPath, position, width }: CSSStyleDeclaration) =>
    ['absolute', 'fixed'].includes(position) &&
    (clip !== 'auto' || clipPath !== 'none' || width === '1px')

  const broken = new Set<string>()
  const lines: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!element || !walker.currentNode.textContent?.trim()) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('noscript, script, style, svg, select, [role=gridcell]')) continue
    const ancestors: Element[] = []
    for (let node: Element | null = element; node; node = node.parentElement) ancestors.push(node)
    const styles = ancestors.map((node) => getComputedStyle(node))
    if (styles.some(isMeantHidden)) continue

    // The space of a font above and below its glyphs may overlap the next line
    const size = Number.parseFloat(styles[0]?.fontSize ?? '16')
    range.selectNodeContents(walker.currentNode)
    const own = Array.from(range.getClientRects())
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, right, top, bottom }) => {
        const spare = Math.max(0, bottom - top - size) / 2
        return { element, left, right, top: top + spare, bottom: bottom - spare }
      })
    const letters = walker.currentNode.textContent.trim().length
    // In a column, not in the whole window: there a long word of a heading may take two lines
    const isNarrow = element.clientWidth < innerWidth / 2
    if (isNarrow && own.length > 3 && letters < 5 * own.length)
      broken.add(`squeezed: ${describe(element)}`)
    const block = styles.findIndex(({ display }) => display !== 'inline')
    for (const [index, node] of ancestors.entries()) {
      const { overflowX, overflowY } = styles[index] ?? getComputedStyle(node)
      // In a box that scrolls, everything can be reached
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break
      const box = node.getBoundingClientRect()
      if (
        index === block &&
        own.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
      )
        broken.add(`wider than its box: ${describe(element)}`)
      const isClipped = [overflowX, overflowY].some((value) => /hidden|clip/.test(value))
      if (!isClipped || node === document.body || node === document.documentElement) continue
      const isCut = own.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 1 ||
          bottom > box.bottom + 1,
      )
      if (isCut)
        broken.add(`cut: ${describe(element)} by ${node.className.toString().slice(0, 40)}`)
    }
    const isFloating = styles.some(({ position }) => ['fixed', 'sticky'].includes(position))
    if (!isFloating) lines.push(...own)
  }

  for (const [index, first] of lines.entries()) {
    for (const second of lines.slice(index + 1)) {
      if (first.element.contains(second.element) || second.element.contains(first.element)) continue
      const width = Math.min(first.right, second.right) - Math.max(first.left, second.left)
      const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
      const least = Math.min(first.bottom - first.top, second.bottom - second.top) / 3
      if (width > 3 && height > least)
        broken.add(`over one another: ${describe(first.element)} and ${describe(second.element)}`)
    }
  }
  return [...broken].slice(0, 8)
}
