import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The paths of every page that the sitemap leads to. */
export async function listedPaths(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  return addresses.map((address) => address.slice(baseURL.length))
}

/** When the page began to listen for a sign of life, in ms; waits for it. */
export async function listensSince(page: Page): Promise<number> {
  const since = await page.waitForFunction(() => performance.getEntriesByName('page-listens')[0]?.startTime)
  return Number(await since.jsonValue())
}

/** Whether the application has begun to run in a page that came rendered. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })

/** Keeps the application from the page at a path, as a slow network does, until what is answered here is called. */
export async function holdApplication(page: Page, path: string): Promise<() => void> {
  const parts = await partsOf(page, path)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => parts.includes(pathname),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

/** The addresses of the two scripts of the page at a path itself: the one in its head, and the one that listens. */
async function ownScripts(page: Page, path: string): Promise<{ early: string; listener: string }> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
  const [, early, listener] = /<script src="([^"]+)" data-next="([^"]+)"/.exec(html) ?? []
  return { early: `**${early}`, listener: `**${listener}` }
}

export const earlyOf = async (page: Page, path: string) => (await ownScripts(page, path)).early
export const listenerOf = async (page: Page, path: string) => (await ownScripts(page, path)).listener

/** The address of the part that starts the application in the page at a path. */
export async function startOf(page: Page, path: string): Promise<string> {
  return `**${(await partsOf(page, path)).at(-1)}`
}

/** Addresses of the application's parts, as the page at a path names them. */
async function partsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
  const list = /<script type="application\/json" id="page-parts">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const { parts }: { parts: string[] } = JSON.parse(list)
  return parts
}

/** Gives the page a sign of life, as a visitor does, and waits until the application has it. */
export async function takeOver(page: Page): Promise<void> {
  await listensSince(page)
  await page.mouse.move(20, 300)
  await expect.poll(() => isTakenOver(page), { message: `${page.url()} is taken over` }).toBe(true)
}

/** What a reader without JavaScript and a search engine are told about the page. */
export async function headOf(page: Page) {
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  return {
    title: await page.title(),
    description: await attribute('meta[name=description]', 'content'),
    canonical: await attribute('link[rel=canonical]', 'href'),
    openGraph: {
      title: await attribute('meta[property="og:title"]', 'content'),
      description: await attribute('meta[property="og:description"]', 'content'),
      url: await attribute('meta[property="og:url"]', 'content'),
      image: await attribute('meta[property="og:image"]', 'content'),
    },
  }
}

export interface Paints {
  /** When the largest text or picture was painted, in ms. */
  largest: number
  /** When something had been painted and all that came with the page was loaded, in ms. */
  standing: number
  /** Sum of the layout shifts that nobody asked for. */
  shift: number
}

/** What the browser has noted about the page since it was opened. */
export const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        // There is no entry for what did not happen.
        if (type === 'layout-shift') requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
      })
    const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const [opened] = performance.getEntriesByType('navigation')
    const loaded = opened instanceof PerformanceNavigationTiming ? opened.loadEventStart : Number.NaN
    const standing = Math.max(painted?.startTime ?? Number.NaN, loaded)
    const shifts = (await entries('layout-shift')).map((entry) => ('value' in entry ? Number(entry.value) : 0))
    return { largest, standing, shift: shifts.reduce((sum, value) => sum + value, 0) }
  })

/** When the first part of the application was asked for to be run, in ms; what is only fetched ahead does not count. */
export async function firstModuleOf(page: Page): Promise<number> {
  const starts = await page.evaluate(() => {
    const { parts }: { parts: string[] } = JSON.parse(document.getElementById('page-parts')?.textContent ?? '')
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch')
      .filter(({ name }) => parts.includes(new URL(name).pathname))
      .map(({ startTime }) => startTime)
  })
  expect(starts, `modules of ${page.url()}`).not.toEqual([])
  return Math.min(...starts)
}
