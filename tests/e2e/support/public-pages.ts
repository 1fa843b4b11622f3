import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The paths of every page in the sitemap. */
export async function listedPaths(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  return addresses.map((address) => address.slice(baseURL.length))
}

/** Waits until React has hydrated a page that the build rendered: its buttons work from then on. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Holds the application's scripts back, as a slow network does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** What the page tells readers without JavaScript and search engines. */
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

/** Sum of the layout shifts since the page was opened, without those that follow an input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      // The observer stays silent when nothing has shifted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
