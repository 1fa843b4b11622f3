import { expect } from '@playwright/test'
import { readinessScript, runReadinessStep } from '../support/readiness-script.ts'
import { openTab, signInWithProject } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { transportOf } from './support/readiness.ts'
import { test } from './support/test.ts'

test('a new project comes from a readiness of 0 to 100', { tag: '@phone-only' }, async ({ page, request }) => {
  test.slow()
  const projectId = await signInWithProject(page, await registerPartner(request), 'Harbour parking')
  const readiness = page.getByRole('region', { name: 'Readiness' })
  const score = readiness.getByRole('meter', { name: 'Readiness' })
  await test.step('the Overview lists the open items', async () => {
    await openTab(page, 'Overview')
    await expect(score).toHaveAttribute('aria-valuenow', '0')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'at most three screens of a phone').toBeLessThanOrEqual(3 * 844)
    await inspect(page, 'Readiness of a new project')
  })
  await test.step('a call of TRY OUT is sent for real', async () => {
    await readiness.getByRole('link', { name: 'TRY OUT: Send a one-time password' }).click()
    await expect(page.getByRole('tab', { name: 'TRY OUT', selected: true })).toBeVisible()
    // Until the reader scrolls, the page keeps the operation in its place while content around it loads.
    await page.mouse.wheel(0, -150)
    await page.getByRole('button', { name: 'Generate a sandbox key' }).click()
    await page.getByRole('button', { name: 'Send it for real' }).click()
    await expect(page.getByText('The sandbox answered 200.')).toBeVisible()
    await inspect(page, 'A call sent for real')
    await page.goBack()
    await expect(score).toHaveAttribute('aria-valuenow', '18')
  })
  await test.step('its program makes the other calls', async () => {
    const values = { projectId }
    const transport = await transportOf(page, request)
    for (const step of readinessScript) await runReadinessStep(step, transport, values)
    await page.reload()
    await expect(score).toHaveAttribute('aria-valuenow', '100')
    await expect(readiness).toContainText('Everything is done.')
  })
  await test.step('an item leads to its call', async () => {
    await readiness.getByText('Done: 17 of 17').click()
    await inspect(page, 'Readiness of 100')
    await readiness.getByRole('link', { name: 'View call: Repeat a charge after GENERAL_FAILURE' }).click()
    await expect(page.getByRole('dialog', { name: 'POST /v1/charges' })).toContainText('SUCCESS')
  })
})
