import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { pictureName } from './picture-name.ts'
import { projects } from './projects.ts'

/** Rules that depend on colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

interface View {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** All rules without it. */
  rules?: string[]
}

/**
 * Inspects the page in both themes and at both widths: no axe findings, no horizontal overflow. Leaves it as it was, in light.
 * PICTURES=1 stores screenshots in test-results/screens.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await waitForToastsToClose(page)
  for (const view of viewsOf(page)) await inspectView(page, name, view)
}

/**
 * Tests tagged @phone run at both widths, and check their own one in both themes. Other pages are checked in the dark at the
 * other width: parts that only one width shows are those of the shell and of tables, which @phone tests see in four ways.
 */
function viewsOf(page: Page): View[] {
  const own = page.viewportSize() ?? projects.desktop.viewport
  const other = own.width === projects.phone.viewport.width ? projects.desktop.viewport : projects.phone.viewport
  const lightHere: View = { viewport: own, colorScheme: 'light' }
  const darkHere: View = { viewport: own, colorScheme: 'dark', rules: ofColours }
  if (test.info().tags.includes('@phone')) return [darkHere, lightHere]
  const darkThere: View = { viewport: other, colorScheme: 'dark' }
  if (process.env.PICTURES !== '1') return [darkThere, lightHere]
  return [darkThere, { ...darkThere, colorScheme: 'light' }, darkHere, lightHere]
}

async function inspectView(page: Page, name: string, { viewport, colorScheme, rules }: View): Promise<void> {
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  expect(await themeWhenSettled(page, colorScheme), `theme of ${page.url()}`).toBe(colorScheme)
  const picture = `test-results/screens/${pictureName(name, page.url())}-${viewport.width}-${colorScheme}.png`
  if (process.env.PICTURES === '1') await page.screenshot({ path: picture })
  const findings: string[] = []
  for (const { rule, selector, text } of await findingsOf(page, rules ? { rules } : {})) {
    if (rule !== 'target-size' || !(await isOutOfReach(page, selector))) findings.push(text)
  }
  expect(findings, `${page.url()} in ${colorScheme} at ${viewport.width}`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang, `pixels of ${page.url()} beyond the right edge at ${viewport.width}`).toBeLessThanOrEqual(0)
  await expectFooters(page)
  await expectReadableText(page)
}

/** A dialog has one footer at its end, with the confirming button last and at the right edge. */
async function expectFooters(page: Page): Promise<void> {
  const misplaced = await page.locator('[role=dialog], [role=alertdialog]').evaluateAll((dialogs) =>
    dialogs.flatMap((dialog) => {
      const edge = dialog.getBoundingClientRect()
      const buttons = [...dialog.querySelectorAll('[data-part=footer] :is(button, a)')]
      const last = buttons.at(-1)?.getBoundingClientRect()
      const names = buttons.map(({ textContent }) => textContent)
      const isFullScreen = edge.width === window.innerWidth
      const isRight = last === undefined || Math.abs(edge.right - last.right - 25) < 2
      return isFullScreen || (isRight && !names.slice(1).includes('Cancel')) ? [] : [names.join(', ')]
    }),
  )
  expect(misplaced, `footers of dialogs on ${page.url()}`).toEqual([])
}

const smallestText = 12

/** No text is smaller than the theme's caption. */
async function expectReadableText(page: Page): Promise<void> {
  const tooSmall = await page.evaluate((smallest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      // A drawing with a viewBox scales its text.
      const scale = parentElement instanceof SVGGraphicsElement ? (parentElement.getScreenCTM()?.a ?? 1) : 1
      if (size * scale < smallest - 0.1) found.push(textContent.trim())
    }
    return found
  }, smallestText)
  expect(tooSmall, `text below ${smallestText} px on ${page.url()}`).toEqual([])
}

/** A fading toast would be judged half transparent; under the pointer it would stay. */
async function waitForToastsToClose(page: Page): Promise<void> {
  const notes = page.getByRole('region', { name: 'Status messages' }).getByRole('status')
  if ((await notes.count()) > 0) await page.mouse.move(0, 0)
  await expect(notes).toHaveCount(0)
}

/**
 * Elements under a sticky bar cannot be pressed, and axe judges their visible part. Those in skipped sections
 * (content-visibility) have no settled place, so axe finds others above them.
 */
function isOutOfReach(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return true
    const { top, left, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && !element.contains(seen) && !seen.contains(element)
  })
}

/** Waits for the theme and the end of its transitions, whose colours would be judged. Returns the theme. */
function themeWhenSettled(page: Page, colorScheme: string): Promise<string | undefined> {
  return page.evaluate(async (expected) => {
    const frame = () => new Promise(requestAnimationFrame)
    const theme = () => document.documentElement.dataset.theme
    const latest = performance.now() + 10_000
    while (theme() !== expected && performance.now() < latest) await frame()
    await frame()
    await frame()
    // Animations in skipped sections (content-visibility) pause until they are visible.
    const isSkipped = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && !effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && !isSkipped(effect))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return theme()
  }, colorScheme)
}
