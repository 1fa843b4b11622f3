import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../browser.ts'
import { installProbe } from './probe.ts'
import type { StaticServer } from './static-server.ts'

const timeoutMs = 60_000
/** A page without layout shifts or DOM changes for this long has finished loading. */
const settleMs = 1500

export interface Visit {
  url: string
  /** Text that occurs in the operation only. */
  marker: string
  slowdown: number
}

/** Sizes in bytes, times in milliseconds. Times are null if the operation was not on screen within a minute. */
export interface Figures {
  script: number
  transfer: number
  shown: number | null
  /** From `shown` until the last layout shift. */
  stable: number | null
  /** From `shown` until the last change of the document. */
  quiet: number | null
  longestTask: number
  elements: number
  otherHosts: string[]
  violations: number
}

const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Starts a new browser, so that caches are empty and a page that hangs does not affect other visits. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-background-networking', loopbackOnly]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export function measure(server: StaticServer, { url, marker, slowdown }: Visit): Promise<Figures> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const otherHosts = new Set<string>()
    page.on('request', (request) => {
      const { protocol, host, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== server.origin) otherHosts.add(host)
    })
    await page.addInitScript(installProbe, marker)
    const session = await page.context().newCDPSession(page)
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    server.takeTally()
    await page.goto(url, { waitUntil: 'commit' })
    const isShown = await waitUntilSettled(page)
    const tally = server.takeTally()
    const late = (measurements: { shownAt: number | null }) =>
      measurements.shownAt !== null && measurements.shownAt > timeoutMs
    const found = isShown ? await read(page) : undefined
    const seen = found && !late(found) ? found : undefined
    return {
      script: tally['.js'] ?? 0,
      transfer: Object.values(tally).reduce((sum, bytes) => sum + bytes, 0),
      shown: seen?.shownAt ?? null,
      stable: after(seen?.shownAt, seen?.movedAt),
      quiet: after(seen?.shownAt, seen?.changedAt),
      longestTask: seen?.longestTask ?? Number.NaN,
      elements: seen?.elements ?? Number.NaN,
      otherHosts: [...otherHosts],
      violations: seen?.violations ?? 0,
    }
  })
}

const after = (start: number | null | undefined, end: number | undefined) =>
  start == null || end === undefined ? null : Math.max(0, end - start)

/** Waits until the operation is on screen and the page has settled. Returns whether the operation is on screen. */
async function waitUntilSettled(page: Page): Promise<boolean> {
  const isSettled = (quiet: number) => {
    const measurements = window.__probe?.measurements
    if (!measurements || measurements.shownAt === null) return false
    return performance.now() - Math.max(measurements.shownAt, measurements.movedAt, measurements.changedAt) > quiet
  }
  const settled = page.waitForFunction(isSettled, settleMs, { timeout: timeoutMs, polling: 200 }).then(() => true)
  // A page that never settles is still measured if the operation is on screen.
  return settled.catch(() =>
    bounded(
      page.evaluate(() => window.__probe?.measurements.shownAt != null),
      2000,
      false,
    ),
  )
}

/** Waits until an element with this id exists and the page has settled. */
export async function waitForAnchor(page: Page, anchor: string): Promise<void> {
  const isSettled = ({ id, quiet }: { id: string; quiet: number }) => {
    const measurements = window.__probe?.measurements
    if (!measurements || !document.getElementById(id)) return false
    return performance.now() - Math.max(measurements.movedAt, measurements.changedAt) > quiet
  }
  await page.waitForFunction(isSettled, { id: anchor, quiet: settleMs }, { timeout: timeoutMs, polling: 200 })
}

async function read(page: Page) {
  return await page.evaluate(() => {
    if (!window.__probe) throw new Error('the probe is gone')
    return { ...window.__probe.measurements, elements: window.__probe.countElements() }
  })
}

// A busy renderer may never answer.
const bounded = <T>(answer: Promise<T>, limit: number, otherwise: T): Promise<T> =>
  Promise.race([answer.catch(() => otherwise), setTimeout(limit, otherwise, { ref: false })])
