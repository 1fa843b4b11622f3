import { expect, type Page } from '@playwright/test'
import { callAs, callerOn, createDraft, sendApplication } from './support/callers.ts'
import { signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { colleague, registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const ines = colleague('notifications', 'BUSINESS_INTERNAL')
const words = 'Please name the registered address.'
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** The popover under the bell stays open and in the window. */
async function turnPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await check()
  if (size) await page.setViewportSize(size)
}

test('a note arrives in an open tab, is marked as read, and its kind can be muted', async ({ page, request }) => {
  const partner = await registerPartner(request)
  await signIn(page, partner)
  const caller = await callerOn(page)
  const id = await createDraft(caller, 'Harbour parking')
  await sendApplication(request, partner, caller, id)
  await page.goto(`/projects/${id}/review`)
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await test.step('a desk requests changes, and the open tab shows it', async () => {
    const desk = await callAs(request, ines)
    await desk.post(`/admin/projects/${id}/notes`, { pointer: '/company/address', text: words, blocking: true })
    await desk.post(`/admin/projects/${id}/request-changes`)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(words)
    await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  })

  await test.step('all are marked as read', async () => {
    await bell(page).click()
    const link = page.getByRole('link', { name: 'See all and choose what you get' })
    await turnPhone(page, () => expect(link).toBeInViewport({ ratio: 1 }))
    await link.click()
    await expect(page.getByRole('list', { name: 'All notifications' })).toContainText('Unread:')
    await inspect(page, 'Notifications')
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  await test.step('a choice is kept', async () => {
    const choice = page.getByRole('group', { name: 'Messages' }).getByRole('checkbox', { name: 'In the portal' })
    // Not uncheck(), which wants the new state before React has rendered it.
    await choice.click()
    await expect(choice).not.toBeChecked()
    await expect(page.getByText('Saved!')).toBeVisible()
    await page.reload()
    await expect(choice).not.toBeChecked()
  })
})
