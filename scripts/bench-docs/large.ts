import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dereference } from '#tests/support/dereference.ts'
import { largeSpec } from '#tests/support/large-spec.ts'
import { withBrowser } from './measure.ts'
import { limit } from './report.ts'
import type { StaticServer } from './static-server.ts'

/** Builds a file of 1100 operations, as it is and dereferenced, and searches on its pages. */
export async function checkLarge(server: StaticServer, folder: string): Promise<void> {
  const document: unknown = JSON.parse(largeSpec(2_040_000))
  for (const [name, content] of [
    ['large', document],
    ['dereferenced', dereference(document, 3)],
  ] as const) {
    // One letter outside Latin-1, as in many real files, doubles the memory of a text.
    const text = JSON.stringify(content).replaceAll('"description":"', '"description":"→ ')
    await writeFile(join(folder, `${name}.json`), text)
    console.log(`\n${name}: ${(text.length / 1e6).toFixed(0)} MB of JSON, 1100 operations`)
    const { seconds, megabytes } = await buildApart(folder, name)
    console.log(limit('build, seconds', seconds, 60))
    console.log(limit('build, peak memory in MB', megabytes, 1500))
    server.mount(name, join(folder, `site-${name}`))
    const { bytes, time } = await firstSearch(`${server.origin}/${name}/${name}.html`)
    console.log(limit('first letter in the search, bytes before compression', bytes, 300_000))
    console.log(limit('first letter in the search, ms to the results', time, 200))
  }
}

/** Builds in a process of its own, so that its memory is only that of the build. */
async function buildApart(folder: string, name: string): Promise<{ seconds: number; megabytes: number }> {
  const script = join(import.meta.dirname, 'build-once.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    join(folder, `${name}.json`),
    join(folder, `site-${name}`),
  ])
  return JSON.parse(stdout)
}

function firstSearch(url: string): Promise<{ bytes: number; time: number }> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    await page.goto(url)
    await page.getByRole('combobox', { name: 'Find on this page' }).waitFor()
    await page.evaluate(() => {
      addEventListener('input', () => performance.mark('typed'), { capture: true })
      const check = () => {
        if (document.querySelector('[role=option]')) performance.mark('found')
        else requestAnimationFrame(check)
      }
      check()
    })
    await page.keyboard.type('/p')
    await page.getByRole('option').first().waitFor()
    return page.evaluate(() => {
      const parts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/find(-\d+)?\.js$/.test(name))
      const bytes = parts.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
      return { bytes, time: performance.measure('search', 'typed', 'found').duration }
    })
  })
}
