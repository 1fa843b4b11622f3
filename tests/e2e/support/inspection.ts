import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { pictureName } from './picture-name.ts'
import { projects } from './projects.ts'

const builderPath = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** Of the version that the builder brings. */
const axeSource = readFileSync(createRequire(builderPath).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on colours: only these are checked again in the dark theme. */
const ofColours = ['color-contrast', 'link-in-text-block']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Inspects the page in light and dark and at both widths: no axe findings, no horizontal overflow. PICTURES=1 stores
 * screenshots in test-results/screens. Tests tagged @phone run at both widths and check only their own; those tagged
 * @phone-only run on the phone, and check both.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await notesGone(page)
  const own = page.viewportSize() ?? projects.desktop.viewport
  const other = own.width === projects.phone.viewport.width ? projects.desktop.viewport : projects.phone.viewport
  const viewports = test.info().tags.includes('@phone') ? [own] : [other, own]
  for (const viewport of viewports) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) await inspectColors(page, name, colorScheme)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expectFooters(page)
    await expectReadableText(page)
    expect(overhang, `pixels of ${page.url()} beyond the right edge at ${viewport.width}`).toBeLessThanOrEqual(0)
  }
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

async function inspectColors(page: Page, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await settled(page)
  const width = page.viewportSize()?.width
  const picture = `test-results/screens/${pictureName(name, page.url())}-${width}-${colorScheme}.png`
  if (process.env.PICTURES === '1') await page.screenshot({ path: picture })
  const { violations } = await (await look(page, colorScheme)).analyze()
  const findings: string[] = []
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isCovered(page, selector))) continue
      findings.push(`${id} (${help}): ${selector} ${failureSummary ?? ''}`)
    }
  }
  expect(findings, `${page.url()} in ${colorScheme} at ${width}`).toEqual([])
}

/** A fading toast would be judged half transparent; under the pointer it would stay. */
async function notesGone(page: Page): Promise<void> {
  const notes = page.getByRole('region', { name: 'Status messages' }).getByRole('status')
  if ((await notes.count()) > 0) await page.mouse.move(0, 0)
  await expect(notes).toHaveCount(0)
}

/** Elements under a sticky bar cannot be pressed, and axe judges their visible part. */
function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && !element.contains(seen) && !seen.contains(element)
  })
}

/** Without foreign frames, axe needs no second page. */
async function look(page: Page, colorScheme: 'light' | 'dark'): Promise<AxeBuilder> {
  // The builder sends the source of axe twice per run, which takes longer than the run. So each page gets it once, here.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Describing every element that passes costs a quarter of the time.
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({ resultTypes: ['violations'] })
  return colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(ofColours)
}

/** Colours in transition between themes would be judged. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    // Animations in skipped sections (content-visibility) pause until they are visible.
    const isSkipped = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && !effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && !isSkipped(effect))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
