import { expect } from '@playwright/test'
import { hold, signIn } from './support/gestures.ts'
import { registerPartner } from './support/people.ts'
import { layoutShift } from './support/public-pages.ts'
import { test } from './support/test.ts'

const projectList = /\/portal\/projects\?/

test('a loading list has the shape of the page and does not shift it', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  const release = await hold(page, projectList)
  await page.goto('/projects')
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible()
  release()
  await expect(page.getByText('Create your first project now')).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('an unreachable server is reported, and reloading recovers', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await signIn(page, await registerPartner(request))
  await page.route(projectList, (route) => route.abort())
  await page.goto('/projects')
  const modal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(modal).toContainText('Network error')
  await expect(modal).toContainText('If problem persists, try to re-login or contact us')
  await page.unroute(projectList)
  await modal.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByText('Create your first project now')).toBeVisible()
})

test('a step fails at once while the browser is offline, and can be taken again', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED|status of 401/)
  await page.goto('/signin')
  await page.getByLabel('Email', { exact: true }).fill('dana@lumen.example')
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026')
  await context.setOffline(true)
  const press = () => page.getByRole('button', { name: 'Sign In' }).click()
  await press()
  await expect(page.getByText('Unable to complete the request at the moment. Please try again later.')).toBeVisible()
  await context.setOffline(false)
  await press()
  await expect(page.getByText('Incorrect username or password.')).toBeVisible()
})

test("the server's own words are shown when it fails", async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  await signIn(page, await registerPartner(request))
  await page.route(projectList, (route) =>
    route.fulfill({
      status: 500,
      json: { status: false, message: 'The list is being repaired.', code: 'x', data: null },
    }),
  )
  await page.goto('/projects')
  const modal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(modal).toContainText('The list is being repaired.')
  await page.unroute(projectList)
  await modal.getByRole('button', { name: 'Ok, let me try again' }).click()
  await expect(page.getByText('Create your first project now')).toBeVisible()
})

test('a lost part of the page comes later and leaves the page as it is', async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await signIn(page, await registerPartner(request))
  await page.route('**/assets/bell-*.js', (route) => route.abort())
  await page.goto('/projects')
  await expect(page.getByText('Create your first project now')).toBeVisible()
  await page.unroute('**/assets/bell-*.js')
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByText('Create your first project now')).toBeVisible()
})

test('a page whose file a new release has removed is loaded from the new release', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404|Failed to fetch dynamically imported module/)
  await signIn(page, await registerPartner(request))
  await page.goto('/projects')
  await expect(page.getByText('Create your first project now')).toBeVisible()
  let isReloaded = false
  page.on('request', (sent) => {
    isReloaded ||= sent.isNavigationRequest()
  })
  await page.route('**/assets/rate-cards-*.js', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.getByRole('link', { name: 'Rate Cards' }).click()
  await expect(page.getByRole('table', { name: 'Direct Carrier Billing' })).toBeVisible()
})
