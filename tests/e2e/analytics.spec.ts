import { expect, type Locator, type Page } from '@playwright/test'
import { environments } from '../../src/domain/environments.ts'
import { callerOn, createDraft, sendApplication } from './support/callers.ts'
import { download, hold, openFromMenu, openTab, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { askForPassword, sandboxServer } from './support/payments.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

/** The demo's calls are written and counted in the first seconds after the start. */
async function openCountedDashboard(page: Page): Promise<void> {
  await signIn(page, 'dana')
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Latency' }).getByText(/\d ms/).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
}

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a partner sees thirty days of sales by country, as pictures and as numbers', async ({ page }) => {
  test.slow()
  await openCountedDashboard(page)
  await test.step('pictures with their words', async () => {
    const picture = chart(page, 'Volume').getByRole('img')
    await expect(picture).toHaveAccessibleName(/^Volume from \d+ \w+ \d{4} to .* Gross [\d ]+\.\d\d SGD, highest/)
    await expect(chart(page, 'Transactions').getByRole('img')).toBeVisible()
    await inspect(page, 'Home')
  })
  await test.step('the same as a table', async () => {
    await page.getByRole('button', { name: 'Volume as Table' }).click()
    const rows = page.getByRole('table', { name: 'Volume' }).getByRole('row')
    await expect(rows).toHaveCount(31)
    await expect(rows.nth(1)).toContainText(/\d+ \w{3} \d{4}/)
    await inspect(page, 'Home with a table')
  })
  await test.step('another country, which is remembered', async () => {
    await page.getByLabel('Region').selectOption('Philippines')
    await expect(page.getByRole('heading', { name: 'Last 30 days in the Philippines' })).toBeVisible()
    await expect(
      chart(page, 'Volume')
        .getByText(/[\d ]+\.\d\d PHP/)
        .first(),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Region')).toHaveValue('Philippines')
  })
  await test.step('a panel for the live project leads to it', async () => {
    const panel = page.getByRole('region', { name: 'Lumen Radio', exact: true })
    await expect(panel.getByRole('img')).toHaveAccessibleName(/^Volume of Lumen Radio from .* Gross [\d ]+\.\d\d PHP/)
    await panel.getByRole('button', { name: 'Volume of Lumen Radio as Table' }).click()
    await expect(panel.getByRole('table', { name: 'Volume of Lumen Radio' }).getByRole('row')).toHaveCount(31)
    await inspect(page, 'Home with a panel as a table')
    await panel.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Lumen Radio', level: 1 })).toBeVisible()
  })
})

test('a project shows its sales and the results of its calls, in both environments', async ({ page }) => {
  test.slow()
  await openCountedDashboard(page)
  await page.getByRole('main').getByRole('link', { name: 'Lumen Radio' }).click()
  await openTab(page, 'Analytics')
  const analytics = page.getByRole('region', { name: 'Analytics' })
  await expect(analytics.getByText('In the sandbox no money moves.')).toBeVisible()
  await page.getByRole('switch', { name: 'Live environment' }).click()
  await expect(analytics.getByText('The last 30 days in the live')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Top result codes' })).toContainText('SUCCESS 200')
  await expect(page.getByRole('table', { name: 'Decline reasons' })).toContainText(
    "The subscriber's balance is too low.",
  )
  await test.step('the days as a file, with the sales in the country', async () => {
    const { name, lines } = await download(analytics.getByRole('button', { name: 'Download CSV' }))
    expect(name).toMatch(/^lumen-radio-live-singapore-30-days-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines).toHaveLength(31)
    expect(lines[0]).toMatch(/^dayUtc,environment,country,grossVolume,.*,apiCallsAllOperators,/)
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,live,Singapore,\d+\.\d\d,-?\d+\.\d\d,SGD,\d+,\d+,\d+,/)
  })
  await test.step('by the hour', async () => {
    await page.getByRole('button', { name: '24 hours' }).click()
    await expect(chart(page, 'Latency').getByRole('img')).toHaveAccessibleName(/^Latency from .*\d\d:00/)
    await expect(analytics.getByText(/^Hours are in your own time \(UTC.*\)\.$/)).toBeVisible()
  })
  await expect(chart(page, 'Calls and errors').getByRole('img')).toBeVisible()
  await inspect(page, 'Analytics of a project')
  await test.step('the hours as a file', async () => {
    const { name, lines } = await download(analytics.getByRole('button', { name: 'Download 24 hours as CSV' }))
    expect(name).toMatch(/^lumen-radio-live-24-hours-\d{4}-\d\d-\d\dt\d\d-00-utc\.csv$/)
    expect(lines).toHaveLength(25)
    expect(lines[0]).toMatch(/^hourUtc,environment,apiCallsAllOperators,/)
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z,live,\d+,/)
    await inspect(page, 'Analytics of a project with hours to save')
  })
})

test('figures are always labelled with their own project and environment', async ({ page }) => {
  await openCountedDashboard(page)
  await page.getByRole('main').getByRole('link', { name: 'Lumen Radio' }).click()
  await openTab(page, 'Analytics')
  const analytics = page.getByRole('region', { name: 'Analytics' })
  const download = analytics.getByRole('button', { name: 'Download CSV' })
  const toLive = page.getByRole('switch', { name: 'Live environment' })
  // The dashboard has a region of the same name.
  await expect(analytics.getByText('In the sandbox no money moves.')).toBeVisible()
  await expect(analytics.getByRole('region', { name: 'Volume', exact: true })).toBeVisible()
  await test.step('those of the sandbox are not said to be live ones', async () => {
    const release = await hold(page, /\/portal\/transactions\/.*environment=live/)
    await toLive.click()
    await expect(analytics.getByText(/^These are still the figures of the sandbox in Singapore\./)).toBeVisible()
    await expect(download).toBeDisabled()
    release()
    await expect(analytics.getByText(/^The last 30 days in the live environment/)).toBeVisible()
    await expect(download).toBeEnabled()
  })
  await test.step('no figure of a live project is on the page of a draft', async () => {
    const release = await hold(page, /\/portal\/transactions\/.*environment=/)
    await openFromMenu(page, 'Lumen Music')
    await expect(page.getByRole('heading', { name: 'Lumen Music', level: 1 })).toBeVisible()
    await expect(page.getByText('Sandbox URL')).toBeVisible()
    await expect(toLive).not.toBeChecked()
    await openTab(page, 'Analytics')
    await expect(analytics.getByText(/^The last 30 days in the sandbox/)).toBeVisible()
    await expect(analytics.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(chart(page, 'Volume')).toHaveCount(0)
    await expect(download).toHaveCount(0)
    release()
    await expect(chart(page, 'Volume')).toContainText('0.00 SGD')
  })
})

test('a partner with suspended projects sees their sales and that none is live', async ({ page }) => {
  await openCountedDashboard(page)
  // No demo partner has only suspended projects.
  await page.route('**/portal/projects?*', async (route) => {
    const answer = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'application/json', body: answer.replaceAll('GONE_LIVE', 'SUSPENDED') })
  })
  await page.route('**/portal/transactions?*', async (route) => {
    const { data, ...envelope } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...envelope, data: { ...data, projects: [] } } })
  })
  await page.reload()
  await expect(chart(page, 'Volume').getByRole('img')).toBeVisible()
  await expect(page.getByLabel('Region')).toBeVisible()
  await expect(chart(page, 'Live projects').getByText('There are no live projects.')).toBeVisible()
  await expect(chart(page, 'Live projects').getByText(/suspended: its keys are refused/)).toBeVisible()
  await chart(page, 'Live projects').scrollIntoViewIfNeeded()
  await inspect(page, 'Home of suspended projects')
})

test('a new partner sees the steps on the path to going live', async ({ page, baseURL }) => {
  test.slow()
  const mira = await registerPartner(page.request)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, mira)
  const steps = page.getByRole('region', { name: 'Path to going live' })
  await expect(steps.getByText('0 of 5 steps done.')).toBeVisible()
  // All of them are visible without scrolling.
  await expect(steps.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await inspect(page, 'Home of a new partner')
  const partner = await callerOn(page)
  const projectId = await createDraft(partner, 'Fleet tracker')
  const expectDone = async (count: number, words: string) => {
    await page.goto('/dashboard')
    await expect(page.getByText('There are no live projects.')).toBeVisible()
    await expect(steps.getByText(`${count} of 5 steps done.`)).toBeVisible()
    await expect(steps.getByRole('listitem').nth(count - 1)).toContainText(', done')
    await expect(steps.getByText(words)).toBeVisible()
  }
  await expectDone(1, 'Fleet tracker created.')
  const newKey = { project_id: projectId, api_key_id: 'portal', env_type_id: environments.sandbox.id }
  const { apiKeyValue: key } = await partner.post('/portal/keys', newKey)
  await test.step('a key', () => expectDone(2, 'You have one.'))
  const { partnerId } = await partner.get(`/portal/projects/${projectId}`)
  const server = await sandboxServer({ baseURL, projectId, partnerId, key, address: '8.8.8.8' })
  expect((await askForPassword(server, 'first-call')).status()).toBe(200)
  await server.close()
  await test.step('a first call', () => expectDone(3, 'First call received.'))
  await createDraft(partner, 'Parking permits')
  await test.step('another draft does not reset the checklist', () => expectDone(3, 'Fleet tracker created.'))
  await inspect(page, 'Home of a partner with two drafts')
  await sendApplication(page.request, mira, partner, projectId)
  await test.step('the request to go live', () => expectDone(4, 'We have your request.'))
  // No figures are shown or requested.
  expect(asked).not.toContain('/portal/transactions')
})

test('figures that fail to load say so and can be retried', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  await openCountedDashboard(page)
  let failing = true
  await page.route('**/portal/transactions?*', (route) =>
    failing ? route.fulfill({ status: 500, json: failure }) : route.continue(),
  )
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'The figures could not be read' })
  await expect(alert).toContainText(failure.message)
  await expect(page.getByLabel('Region')).toBeVisible()
  failing = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(chart(page, 'Volume').getByRole('img')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('charts that fail to load leave their numbers and can be retried', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  await openCountedDashboard(page)
  await page.route('**/assets/chart-drawing-*.js', (route) => route.abort())
  await page.reload()
  const volume = chart(page, 'Volume')
  await expect(volume.getByText('The chart could not be loaded. The table shows its values.')).toBeVisible()
  await expect(volume.getByRole('table').getByRole('row')).toHaveCount(31)
  await inspect(page, 'Home without pictures')
  await page.unroute('**/assets/chart-drawing-*.js')
  await volume.getByRole('button', { name: 'Try again' }).click()
  await expect(volume.getByRole('img')).toBeVisible()
  await expect(chart(page, 'Latency').getByRole('img')).toBeVisible()
})

const failure = { status: false, message: 'The figures are resting.', data: null, code: 'unexpected-error' }

const placesOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    }),
  )

test('the layout does not shift while late figures and charts arrive', { tag: '@phone' }, async ({ page }) => {
  await openCountedDashboard(page)
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        for (const { node } of entry.sources) if (node?.closest?.('main')) moved.push(node.textContent)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await hold(page, '**/portal/transactions?*')
  await page.reload()
  const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' }).locator('section')
  await expect(waiting).toHaveCount(4)
  const places = await placesOf(waiting)
  await page.screenshot({ path: `test-results/screens/home-on-its-way-${test.info().project.name}.png` })
  release()
  await expect(chart(page, 'Latency').getByRole('img')).toBeVisible()
  await expect(page.getByRole('main').locator('svg path').first()).toBeAttached()
  const charts = ['Volume', 'Transactions', 'Calls and errors', 'Latency']
  expect((await Promise.all(charts.map((name) => placesOf(chart(page, name))))).flat()).toEqual(places)
  expect(await page.evaluate(() => 'moved' in window && window.moved)).toEqual([])
})
