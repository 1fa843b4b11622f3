import { chromium, type Page } from 'playwright'

interface TraceEvent {
  name: string
  ts: number
  args?: { data?: { url?: string } }
}

/** What ran before the largest text or picture was painted. */
export interface BeforePaint {
  /** The scripts of the page itself: 'theme' chooses its colours, 'start' waits for a visitor's first sign of life. */
  ofPage: string[]
  /** Paths of the application's scripts, of which none should. */
  ofApplication: string[]
}

/** From what the browser notes of a page as it opens; without any throttling. */
export async function scriptsBeforePaint(executablePath: string, url: string): Promise<BeforePaint> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'rail'] })
    await page.goto(url, { waitUntil: 'networkidle' })
    const trace = await browser.stopTracing()
    return sortScripts(JSON.parse(trace.toString()).traceEvents, await headScripts(page))
  } finally {
    await browser.close()
  }
}

/** The two scripts that scripts/build/page-file.ts puts into the head, by their addresses. */
const headScripts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('head > script[src]:not([type])')]
    return Object.fromEntries(scripts.map(({ src, defer }) => [src, defer ? 'start' : 'theme']))
  })

/**
 * Candidates come as larger things are painted: the last one is the largest paint. Where a module runs the trace does not name
 * it; where it is compiled, which is right before that, it does.
 */
export function sortScripts(events: TraceEvent[], names: Record<string, string>): BeforePaint {
  const paint = events.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1)
  if (!paint) throw new Error('The trace has no largest contentful paint')
  const ran = events
    .filter(({ name, ts }) => (name === 'EvaluateScript' || name === 'v8.compileModule') && ts < paint.ts)
    .map(({ args }) => args?.data?.url ?? '')
    .filter((address) => address.startsWith('http'))
  const scripts = [...new Set(ran)]
  return {
    ofPage: scripts.flatMap((address) => names[address] ?? []),
    ofApplication: scripts.filter((address) => !names[address]).map((address) => new URL(address).pathname),
  }
}
