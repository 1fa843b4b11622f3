import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hold } from './gestures.ts'

/** The paths of every page in the sitemap. */
export async function listedPaths(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  return addresses.map((address) => address.slice(baseURL.length))
}

/** Waits until React has hydrated a prerendered page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Delays the application's scripts, as on a slow network, until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

/** The head of the page as sent to search engines and readers without JavaScript. */
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

/** Sum of layout shifts without recent input since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const observer = new PerformanceObserver((list) => resolve(total(list.getEntries())))
    const total = (entries: PerformanceEntry[]) =>
      entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
    observer.observe({ type: 'layout-shift', buffered: true })
    // The observer is not called without shifts.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(total(observer.takeRecords()))))
    return promise
  })
