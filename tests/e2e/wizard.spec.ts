import { expect, type Page } from '@playwright/test'
import { fillProject, openWizard, signIn } from './support/gestures.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Create Project' })

test('Disagree closes the wizard, and Back keeps the input', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  await openWizard(page)
  expect(await boxesThatScroll(page), 'terms are read by scrolling the window of the wizard').toEqual([])
  await wizard(page).getByRole('button', { name: 'Disagree' }).click()
  await expect(wizard(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)

  await openWizard(page)
  await wizard(page).getByRole('button', { name: 'Agree', exact: true }).click()
  await wizard(page).getByLabel('Project name').fill('Fleet tracker')
  await wizard(page).getByRole('button', { name: 'Back' }).click()
  await wizard(page).getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(wizard(page).getByLabel('Project name')).toHaveValue('Fleet tracker')
})

/** The boxes around a part of the terms only that are lower than their content. */
const boxesThatScroll = (page: Page) =>
  wizard(page).evaluate((dialog) => {
    const isAround = (element: Element) => element.contains(document.querySelector('[role=dialog] ol'))
    const agree = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Agree')
    return [...dialog.querySelectorAll('*')]
      .filter((element) => isAround(element) && !element.contains(agree ?? null))
      .filter(
        (element) => element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible',
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

test('a refused creation returns to the project step with the reason, and a second try succeeds', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/)
  await signIn(page, await registerPartner(request))
  const refusal = { status: false, message: 'No room for projects today.', code: 'x', data: null }
  await page.route('**/portal/projects', (route) => route.fulfill({ status: 500, json: refusal }))
  await openWizard(page)
  await wizard(page).getByRole('button', { name: 'Agree', exact: true }).click()
  await fillProject(page, 'Fleet tracker')
  await expect(wizard(page).getByText('No room for projects today.')).toBeVisible()
  await expect(wizard(page).getByLabel('Project name')).toHaveValue('Fleet tracker')

  await page.unroute('**/portal/projects')
  await wizard(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog', { name: 'Your project is ready' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Projects' })).toContainText('Fleet tracker')
})

test('the rules of the project are shown at their fields', async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  await openWizard(page)
  await wizard(page).getByRole('button', { name: 'Agree', exact: true }).click()
  await wizard(page).getByLabel('Project name').fill('Über')
  await wizard(page).getByLabel('Description').fill('<b>Bold</b>')
  await wizard(page).getByRole('button', { name: 'Create' }).click()
  await expect(wizard(page).getByText(/^Project name must contain between 6-25 valid characters/)).toBeVisible()
  await expect(wizard(page).getByText('HTML tags are not allowed!')).toBeVisible()
  await expect(wizard(page).getByText('Please agree to continue.')).toBeVisible()
  await expect(wizard(page).getByLabel('Project name')).toBeFocused()
})
