import { expect } from '@playwright/test'
import { openTab, signInWithProject } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

test('addresses are validated, added and removed', async ({ page, request }) => {
  await signInWithProject(page, await registerPartner(request), 'Fleet tracker')
  await openTab(page, 'Codes and addresses')
  const field = page.getByLabel('IP addresses')
  const add = page.getByRole('button', { name: 'Add addresses' })

  await field.fill('300.1.1.1, 10.0.0.1')
  await add.click()
  await expect(page.getByText('300.1.1.1: not valid IPv4 format')).toBeVisible()
  await expect(page.getByText('10.0.0.1: Belongs to special IP range: "private"')).toBeVisible()
  const problems = await page.getByRole('alert').filter({ hasText: '300.1.1.1' }).innerText()
  expect(problems.trim().split('\n')).toEqual([
    '300.1.1.1: not valid IPv4 format',
    '10.0.0.1: Belongs to special IP range: "private"',
  ])
  await inspect(page, 'Addresses refused')

  await field.fill('8.8.8.8 1.1.1.1')
  await add.click()
  const list = page.getByRole('list', { name: 'Whitelisted IPs' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Remove 8.8.8.8' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/1\.1\.1\.1/])
})
