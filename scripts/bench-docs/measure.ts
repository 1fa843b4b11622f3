import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../browser.ts'
import { installProbe } from './probe.ts'
import type { StaticServer } from './static-server.ts'

const timeoutMs = 60_000
/** Nothing has moved or changed for so long: the page is done. */
const calm = 1500

export interface Visit {
  url: string
  /** Text that only the operation has. */
  marker: string
  slowdown: number
}

/** Sizes in bytes, times in milliseconds. Times are null where the operation did not come within the minute. */
export interface Figures {
  script: number
  transfer: number
  shown: number | null
  /** From then until nothing moves any more. */
  stable: number | null
  /** From then until the document does not change any more. */
  quiet: number | null
  longestTask: number
  elements: number
  otherHosts: string[]
  violations: number
}

const names = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** A browser of its own, so that nothing is warm and a page that hangs takes nothing along. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-background-networking', names]
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
    const came = await waitForCalm(page)
    const tally = server.takeTally()
    const late = (sight: { shownAt: number | null }) => sight.shownAt !== null && sight.shownAt > timeoutMs
    const found = came ? await read(page) : undefined
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

/** Waits until the operation has come and nothing moves; answers whether it came. */
async function waitForCalm(page: Page): Promise<boolean> {
  const isCalm = (quiet: number) => {
    const sight = window.__probe?.sight
    if (!sight || sight.shownAt === null) return false
    return performance.now() - Math.max(sight.shownAt, sight.movedAt, sight.changedAt) > quiet
  }
  const calmed = page.waitForFunction(isCalm, calm, { timeout: timeoutMs, polling: 200 }).then(() => true)
  // A page that keeps changing for ever still has its figures, if the operation came.
  return calmed.catch(() =>
    bounded(
      page.evaluate(() => window.__probe?.sight.shownAt != null),
      2000,
      false,
    ),
  )
}

/** Waits until a place is on the page and nothing moves any more. */
export async function waitForPlace(page: Page, anchor: string): Promise<void> {
  const isCalm = ({ id, quiet }: { id: string; quiet: number }) => {
    const sight = window.__probe?.sight
    if (!sight || !document.getElementById(id)) return false
    return performance.now() - Math.max(sight.movedAt, sight.changedAt) > quiet
  }
  await page.waitForFunction(isCalm, { id: anchor, quiet: calm }, { timeout: timeoutMs, polling: 200 })
}

async function read(page: Page) {
  return await page.evaluate(() => {
    if (!window.__probe) throw new Error('the probe is gone')
    return { ...window.__probe.sight, elements: window.__probe.countElements() }
  })
}

// A renderer that is busy does not answer at all.
async function bounded<T>(answer: Promise<T>, limit: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, limit, otherwise)
  })
  return await Promise.race([answer.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}
