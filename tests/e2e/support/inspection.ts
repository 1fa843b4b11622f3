import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** What a change of colours can change: the rest of the page is the same in the dark, and is looked at once. */
const ofColours = ['color-contrast', 'link-in-text-block']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The page as it stands, in light and in dark: axe has nothing to say, nothing sticks out to the side, and a picture is
 * kept in test-results/screens for whoever wants to look.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await notesGone(page)
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${test.info().project.name}`
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await settled(page)
    await clearOfTheBar(page)
    await page.screenshot({ path: `test-results/screens/${file}-${colorScheme}.png` })
    const { violations } = await look(page, colorScheme).analyze()
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
    expect(findings, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang, `pixels of ${page.url()} beyond the right edge`).toBeLessThanOrEqual(0)
}

/** A note on its way out would be judged as it fades; under the pointer it stays for good. */
async function notesGone(page: Page): Promise<void> {
  const notes = page.getByLabel('Notifications', { exact: true }).getByRole('listitem')
  if ((await notes.count()) > 0) await page.mouse.move(0, 0)
  await expect(notes).toHaveCount(0)
}

/** What is half under a bar that stays while the page scrolls would be judged by its other half. */
async function clearOfTheBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    /** What lies over the upper edge of a target whose lower edge can be seen. */
    const over = (target: Element) => {
      const { top, bottom, left, width } = target.getBoundingClientRect()
      const at = (y: number) => document.elementFromPoint(left + width / 2, y)
      const upper = at(top + 1)
      const seen = target.contains(at(bottom - 1))
      return seen && upper && !target.contains(upper) && !upper.contains(target) ? upper : undefined
    }
    const targets = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    // What has moved out from under it may have moved another one there.
    for (let left = targets.length; left > 0 && window.scrollY > 0; left -= 1) {
      const half = targets.find(over)
      const bar = half && over(half)
      if (!half || !bar) return
      const up = half.getBoundingClientRect().top - bar.getBoundingClientRect().bottom
      window.scrollBy({ top: up - 1, behavior: 'instant' })
    }
  })
}

/** Without frames of others there is no need for axe's blank second page. */
function look(page: Page, colorScheme: 'light' | 'dark'): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  return colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(ofColours)
}

/** Colours on their way from one theme to the other would be judged as they pass. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
