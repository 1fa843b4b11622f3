import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The global that the source defines. */
declare const axe: { run(context: object, options: object): Promise<Results> }

const builderPath = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** The source of axe, in the version that the builder brings. */
const source = readFileSync(createRequire(builderPath).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Finding {
  rule: string
  selector: string
  /** What is wrong and how to mend it. */
  text: string
}

interface Checks {
  /** Only these rules instead of those of the standards. */
  rules?: string[]
  /** Rules that do not apply to the page. */
  without?: string[]
  /** Selectors of parts that are not checked. */
  exclude?: string[]
}

/**
 * What axe finds on the page. The builder of @axe-core/playwright sends the source of axe twice per run and returns every check
 * that passed, which takes longer than the run itself. Here a page gets the source once and returns violations only.
 */
export async function findingsOf(page: Page, { rules, without = [], exclude = [] }: Checks = {}): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = {
    // Other results would describe each element that passes.
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(
    async ([chosen, hidden]) => {
      const { violations } = await axe.run({ include: [document], exclude: hidden }, chosen)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const selector = target.join(' ')
          return { rule: id, selector, text: `${id} (${help}): ${selector} ${failureSummary}` }
        }),
      )
    },
    [options, exclude] as const,
  )
}
