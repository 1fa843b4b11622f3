import { expect, type Page, type Route } from '@playwright/test'
import { arriveAt } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { listedPaths, waitForHydration } from './support/public-pages.ts'
import { test } from './support/test.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const results = (page: Page) => page.getByRole('main').getByRole('listitem')

async function searchFor(page: Page, query: string): Promise<void> {
  await box(page).fill(query)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('a visitor searches, reads an article and follows its links', async ({ page }) => {
  await page.goto('/article/search')
  await expect(box(page)).toHaveAttribute('placeholder', 'Search for article…')
  await searchFor(page, 'refund')
  await expect(page).toHaveURL(/\/article\/search\?query=refund$/)
  await expect(results(page).first()).toContainText('refunds-and-reading-a-charge-back')
  await expect(results(page).first().locator('mark').first()).toHaveText('Refunds')
  await arriveAt(page, 'Search results')

  await page.getByRole('link', { name: 'Refunds, and reading a charge back' }).click()
  await expect(page).toHaveURL(/\/article\/5\/refunds-and-reading-a-charge-back$/)
  await expect(page.getByRole('article').getByText('Integration guides')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A coin on its way back to a phone' })).toBeVisible()
  await arriveAt(page, 'Refunds, and reading a charge back')

  await page.goBack()
  await expect(box(page)).toHaveValue('refund')
  await expect(results(page).first()).toContainText('refunds')
})

test('the searched words stay in the box while their results load', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/portal/resources/search?*', (route) => void held.push(route))
  await page.goto('/article/search?query=refund')
  const loading = page.getByRole('status', { name: 'Loading' })
  await expect(loading).toBeVisible()
  await expect(box(page)).toHaveValue('refund')
  await held.pop()?.continue()
  await expect(results(page).first()).toContainText('refunds')
  await searchFor(page, 'charge')
  await expect(loading).toBeVisible()
  await expect(box(page)).toHaveValue('charge')
  await held.pop()?.continue()
  await expect(results(page).first()).toContainText('charge')
})

test('from results in the address a visitor reaches pages whose buttons work', async ({ page }) => {
  await page.goto('/article/search?query=refund')
  await expect(results(page).first()).toContainText('refunds')
  const theme = (label: RegExp) => page.getByRole('button', { name: label })
  await theme(/^Theme: as the device/).click()
  await expect(theme(/^Theme: light/)).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Any Questions' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Required.')
})

test('the search of the Resources page leads to its results', async ({ page }) => {
  await page.goto('/resources')
  await waitForHydration(page)
  const own = page.getByRole('searchbox', { name: 'Search for article' })
  await own.fill('refund')
  await page.evaluate(() => Object.assign(window, { still: true }))
  await own.press('Enter')
  await expect(page).toHaveURL(/\/article\/search\?query=refund$/)
  await expect(box(page)).toHaveValue('refund')
  await expect(results(page).first()).toContainText('refunds-and-reading-a-charge-back')
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
})

test('an article ends with links to the list and to the next article', async ({ page }) => {
  await page.goto('/article/4/when-to-retry-and-when-to-stop')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'When to retry, and when to stop' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Ready to Take Your Business Further?' })).toBeVisible()
  await page.getByRole('link', { name: 'Take me there' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('a link inside an article changes the page without a load', async ({ page }) => {
  await page.goto('/article/12/looking-after-your-keys')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  await page.getByRole('link', { name: 'log of calls' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading the log of calls' })).toBeVisible()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
})

test('a video is served by the portal, with captions', async ({ page }) => {
  await page.goto('/article/15/a-first-charge')
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.duration))
    .toBeGreaterThan(20)
  const cues = () =>
    video.evaluate((element) => element instanceof HTMLVideoElement && element.textTracks[0]?.cues?.length)
  await expect.poll(cues).toBeGreaterThan(5)
  await arriveAt(page, 'A first charge, in half a minute')
})

test('an empty search result says so, and an invalid query says why', async ({ page }) => {
  await page.goto('/article/search?query=xyzzy')
  await expect(box(page)).toHaveValue('xyzzy')
  await expect(page.getByText('No items found.')).toBeVisible()
  await inspect(page, 'Nothing found')
  await searchFor(page, ' ')
  await expect(page.getByRole('alert')).toHaveText('Required.')
  await searchFor(page, 'a'.repeat(257))
  await expect(page.getByRole('alert')).toHaveText('Minimum length required is 1 and maximum 256 characters')
})

test('a query that looks like a script stays text', async ({ page }) => {
  await page.goto(`/article/search?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)>')
  await expect(page.getByRole('alert')).toHaveText('HTML tags are not allowed!')
  await inspect(page, 'Search refused')
  await searchFor(page, '"charge" & \' -- <3')
  await expect(results(page).first()).toBeVisible()
})

test('a tampered article body runs no script', async ({ page, consoleErrors }) => {
  // Sanitising alone makes the browser report what its policy blocked.
  consoleErrors.expect(/inline event handler violates/)
  await page.route('**/portal/resources/content/1?*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.body =
      '<p>Still here</p><img src=x onerror="document.title=1"><script>document.title=1</script><a href="javascript:alert(1)">press</a>'
    await route.fulfill({ json: answer })
  })
  await page.goto('/article/search?query=what+is+direct+carrier+billing')
  await page.getByRole('link', { name: 'What is direct carrier billing?' }).click()
  await expect(page.getByText('Still here')).toBeVisible()
  const body = page.getByText('Still here').locator('..')
  expect(await body.evaluate((element) => element.innerHTML)).toBe('<p>Still here</p><img><a>press</a>')
})

test('a wrong slug redirects to the right one, an unknown id to the not-found page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\)/)
  consoleErrors.expect(/400 \(Bad Request\)/)
  await page.goto('/article/4/something-else')
  await expect(page).toHaveURL(/\/article\/4\/when-to-retry-and-when-to-stop$/)
  for (const path of ['/article/4711/when-to-retry', '/article/no.id/x']) {
    await page.goto(path)
    await expect(page.getByText("The page you are looking for doesn't exist.")).toBeVisible()
  }
  await inspect(page, 'Unknown article')
})

test('an article is readable without JavaScript', async ({ browser, baseURL, address }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: String(baseURL),
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  })
  const page = await context.newPage()
  await page.goto('/article/3/one-correlation-id-for-each-thing-you-want-done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One correlation id for each thing you want done')
  await expect(page.getByText('make one charge')).toBeVisible()
  await expect(page).toHaveTitle('One correlation id for each thing you want done · Open Platform')
  await page.goto('/article/3/something-else')
  await expect(page).toHaveURL(/\/article\/3\/one-correlation-id-for-each-thing-you-want-done$/)
  await context.close()
})

test('the search page without JavaScript says so and lists every article', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/resources')
  await page.getByRole('searchbox', { name: 'Search for article' }).fill('refund')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/article\/search\?query=refund$/)
  const instead = page.locator('main noscript')
  await expect(instead).toBeVisible()
  const words = await instead.innerText()
  for (const each of ['Searching needs JavaScript.', 'Integration guides', 'Product', 'Security', 'Video']) {
    expect(words).toContain(each)
  }
  const links = instead.locator('a')
  const led = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))
  const articles = (await listedPaths(request, baseURL)).filter((path) => path.startsWith('/article/'))
  expect(led.toSorted()).toEqual(articles.toSorted())
  await context.close()
})
