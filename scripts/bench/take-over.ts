import { chromium, type Page } from 'playwright'

/** From the first move of the pointer until the application has the page, in words; without any throttling. */
export async function measureTakeOver(executablePath: string, url: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(url, { waitUntil: 'networkidle' })
    await watch(page)
    await page.mouse.move(20, 300)
    const cost = await (await page.waitForFunction(takenOver)).jsonValue()
    return cost ? `${Math.round(cost.duration)} ms, ${Math.round(cost.longest)} ms` : 'never'
  } finally {
    await browser.close()
  }
}

const watch = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    addEventListener('pointermove', () => performance.mark('first-sign'), { capture: true, once: true })
  })

// Runs in the page, once per frame. A task of less than 50 ms is not noted by browsers.
function takenOver() {
  const heading = document.querySelector('h1')
  if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return undefined
  const begin = performance.getEntriesByName('first-sign')[0]?.startTime ?? 0
  const tasks: unknown = Reflect.get(window, 'tasks')
  return {
    duration: performance.now() - begin,
    longest: Array.isArray(tasks) ? Math.max(0, ...tasks.map(Number)) : 0,
  }
}
