/** Measurements of the probe, in milliseconds since the start of the navigation. */
interface Measurements {
  /** The marker's text was painted inside the viewport. */
  shownAt: number | null
  /** Last time that the marker moved or the layout shifted. */
  movedAt: number
  /** Last change of the document, shadow trees included. */
  changedAt: number
  longestTask: number
  /** Content-Security-Policy violations. */
  violations: number
}

declare global {
  interface Window {
    __probe?: { measurements: Measurements; countElements(): number }
  }
}

/**
 * Runs before the page's scripts. It collects text nodes that contain the marker, shadow trees included, and checks in each
 * frame whether one is inside the viewport. It must be self-contained, because the browser gets only its source.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the browser gets this function only, so it can call none outside
export function installProbe(marker: string): void {
  const measurements: Measurements = {
    shownAt: null,
    movedAt: 0,
    changedAt: 0,
    longestTask: 0,
    violations: 0,
  }
  const found = new Set<Node>()
  const roots = new Set<Document | ShadowRoot>([document])
  let top = Number.NaN

  const search = (node: Node) => {
    if (!node.textContent?.includes(marker)) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      if (text.nodeType === Node.TEXT_NODE && text.nodeValue?.includes(marker)) found.add(text)
    }
  }
  const watcher = new MutationObserver((records) => {
    measurements.changedAt = performance.now()
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') search(target)
      for (const node of addedNodes) search(node)
    }
  })
  const watch = (root: Document | ShadowRoot) => {
    roots.add(root)
    watcher.observe(root, { childList: true, subtree: true, characterData: true })
  }
  watch(document)
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachWatched(init) {
    const root = attach.call(this, init)
    watch(root)
    return root
  }

  const topOf = (node: Node): number | undefined => {
    if (!node.isConnected || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return undefined
    const range = document.createRange()
    range.selectNode(node)
    const box = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    return box && box.top >= 0 && box.top < innerHeight && box.left < innerWidth && box.right > 0 ? box.top : undefined
  }
  const check = () => {
    const seen = [...found].map(topOf).find((place) => place !== undefined)
    if (seen !== undefined) {
      measurements.shownAt ??= performance.now()
      if (Math.abs(seen - top) >= 1) measurements.movedAt = performance.now()
      top = seen
    } else if (measurements.shownAt !== null && !Number.isNaN(top)) {
      measurements.movedAt = performance.now()
      top = Number.NaN
    }
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measurements.movedAt = Math.max(measurements.movedAt, entry.startTime)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      measurements.longestTask = Math.max(measurements.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener('securitypolicyviolation', () => {
    measurements.violations += 1
  })
  const countElements = () =>
    [...roots]
      .filter(({ isConnected }) => isConnected)
      .reduce((sum, root) => sum + root.querySelectorAll('*').length, 0)
  window.__probe = { measurements, countElements }
}
