import { chromium, type Page } from 'playwright'

interface TraceEvent {
  name: string
  ts: number
  args?: { data?: { url?: string } }
}

/** What Lighthouse takes for a phone on the way: 150 ms, 1.6 Mbit/s down and 750 kbit/s up, in bytes. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** Those scripts of the page's head that run for a reason of their own have a name here; the others go by their paths. */
type Names = Record<string, string>

/**
 * What ran before the largest text or picture was painted, from what the browser notes of a page as it opens over a slow network,
 * where pictures come long after the words. 'early' is the script in the head, which chooses the colours and keeps what is pressed;
 * 'start' waits for a visitor's first sign of life.
 */
export async function scriptsBeforePaint(executablePath: string, url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', slow4G)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'rail'] })
    await page.goto(url, { waitUntil: 'networkidle' })
    const trace = await browser.stopTracing()
    return ranBeforePaint(JSON.parse(trace.toString()).traceEvents, await headScripts(page))
  } finally {
    await browser.close()
  }
}

/** The two scripts of the page itself, by their addresses, as scripts/build/page-file.ts writes them into the head. */
const headScripts = (page: Page): Promise<Names> =>
  page.evaluate(() => {
    const early = document.querySelector<HTMLScriptElement>('script[data-next]')
    if (!early) throw new Error(`${location.href} did not come rendered`)
    return { [early.src]: 'early', [new URL(early.dataset.next ?? '', location.href).href]: 'start' }
  })

/**
 * Candidates come as larger things are painted: the last one is the largest paint. Where a module runs the trace does not name
 * it; where it is compiled, which is right before that, it does.
 */
export function ranBeforePaint(events: TraceEvent[], names: Names): string[] {
  const paint = events.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1)
  if (!paint) throw new Error('The trace has no largest contentful paint')
  const ran = events
    .filter(({ name, ts }) => (name === 'EvaluateScript' || name === 'v8.compileModule') && ts < paint.ts)
    .map(({ args }) => args?.data?.url ?? '')
    .filter((address) => address.startsWith('http'))
  return [...new Set(ran)].map((address) => names[address] ?? new URL(address).pathname)
}
