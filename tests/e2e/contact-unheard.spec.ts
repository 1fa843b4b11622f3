import { expect, type Page } from '@playwright/test'
import { earlyOf, listenerOf } from './support/public-pages.ts'
import { test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a form that hears nothing says so, and what is sent from it stays in it', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/)
  await page.route(await listenerOf(page, '/_contact'), (route) => route.abort())
  await page.goto('/_contact')
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded.')
  await sendInVain(page)
})

test('nothing gets into an address where not even the script in the head has come', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/)
  await page.route(await earlyOf(page, '/_contact'), (route) => route.abort())
  await page.goto('/_contact')
  await sendInVain(page)
})

async function sendInVain(page: Page): Promise<void> {
  await field(page, 'Message').fill('Not for an address.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field(page, 'Message')).toHaveValue('Not for an address.')
  expect(new URL(page.url()).search).toBe('')
}
