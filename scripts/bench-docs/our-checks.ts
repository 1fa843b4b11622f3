import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { median } from '../bench/load.ts'
import { waitForAnchor, withBrowser } from './measure.ts'
import { installProbe } from './probe.ts'
import { limit } from './report.ts'
import type { Spec } from './specs.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks our pages only: the scroll position of links, axe findings, horizontal overflow on a phone, the delay of TRY OUT. */
export async function checkOurs(url: string, { target: { id } }: Spec, runs: number): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await open(browser, url, id)
    const anchors = await anchorsOf(page, id)
    for (const theme of ['light', 'dark'] as const)
      console.log(limit(`axe findings, ${theme}`, await findings(page, theme), 0))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await waitForAnchor(page, id)
    console.log(limit('pixels beyond the right edge at 390', await overhang(page), 0))
    await page.close()
    const { first, next } = await sendToAnswer(browser, url, id, runs)
    console.log(limit('Send in TRY OUT to answer on screen, first call of the page, ms', first, 50))
    console.log(limit('Send in TRY OUT to answer on screen, the next call, ms', next, 50))
    // Positions do not depend on time, so the pages open together.
    const landings = Object.entries(anchors).map(async ([part, anchor]) =>
      anchor
        ? [limit(`${part} link: distance from its scroll position, px`, await landing(browser, url, anchor), 4)]
        : [],
    )
    for (const line of (await Promise.all(landings)).flat()) console.log(line)
  })
}

/** Median milliseconds from the click on Send until the answer is drawn, for the first and second call of a page. */
async function sendToAnswer(
  browser: Browser,
  url: string,
  id: string,
  runs: number,
): Promise<{ first: number; next: number }> {
  const pairs: { first: number; next: number }[] = []
  for (let turn = 0; turn < runs; turn++) {
    const page = await open(browser, url, `${id}/try-out`)
    await page.locator('form button[type=submit]').first().waitFor()
    pairs.push({ first: await page.evaluate(clickAndWait), next: await page.evaluate(clickAndWait) })
    await page.close()
  }
  return { first: median(pairs.map(({ first }) => first)), next: median(pairs.map(({ next }) => next)) }
}

/** Each answer adds a row with buttons to the history. */
function clickAndWait(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const answers = () => document.querySelectorAll('section[aria-label^="History"] button').length
  const before = answers()
  const start = performance.now()
  const check = () => {
    if (answers() > before) resolve(performance.now() - start)
    else requestAnimationFrame(check)
  }
  document.querySelector<HTMLElement>('form button[type=submit]')?.click()
  requestAnimationFrame(check)
  return promise
}

async function open(browser: Browser, url: string, anchor: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(installProbe, anchor)
  await page.goto(`${url}#${encodeURI(anchor)}`)
  await waitForAnchor(page, anchor)
  return page
}

async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<number> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.reduce((sum, { nodes }) => sum + nodes.length, 0)
}

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The ids of the operation, its last response and the innermost property of the initial page. */
async function anchorsOf(
  page: Page,
  id: string,
): Promise<Record<'operation' | 'response' | 'property', string | undefined>> {
  const ids = await page.evaluate(
    (start) =>
      [...document.querySelectorAll('[id]')].map((element) => element.id).filter((name) => name.startsWith(start)),
    `${id}/`,
  )
  const depth = (name: string) => name.slice(id.length).split('/').length
  const inside = ids.filter((name) => /\/(request|response\/[^/]+)\/[^/]/.test(name.slice(id.length)))
  return {
    operation: id,
    response: ids.findLast((name) => /^\/response\/[^/]+$/.test(name.slice(id.length))),
    property: inside.toSorted((a, b) => depth(b) - depth(a))[0],
  }
}

/** The greatest distance from the expected scroll position after opening, after a reload, and after leaving and going back. */
async function landing(browser: Browser, url: string, anchor: string): Promise<number> {
  const page = await open(browser, url, anchor)
  const first = await distance(page, anchor)
  await page.reload()
  await waitForAnchor(page, anchor)
  const reloaded = await distance(page, anchor)
  await page.goto('about:blank')
  await page.goBack()
  await waitForAnchor(page, anchor)
  const back = await distance(page, anchor)
  await page.close()
  return Math.max(first, reloaded, back)
}

const distance = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    const target = document.getElementById(id)
    if (!target) return Number.POSITIVE_INFINITY
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
    return Math.abs(target.getBoundingClientRect().top - margin)
  }, anchor)
