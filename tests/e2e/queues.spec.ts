import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { applyForGoLive, callAs, handOver, prepare } from './support/callers.ts'
import { arriveAt, openFromMenu, openTab, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { readMail } from './support/mailbox.ts'
import { colleague } from './support/people.ts'
import { test } from './support/test.ts'

const admin = colleague('queues', 'BUSINESS_ADMIN')
const technical = colleague('queues', 'TECHNICAL_LIMITED')
const internal = colleague('queues', 'BUSINESS_INTERNAL')

const row = (page: Page, project: string) => page.getByRole('row').filter({ hasText: project })

test('a business admin starts with the longest waiting project and goes on to the next', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, admin)
  await arriveAt(page, 'OP Home')
  // The oldest project of the demo, which no other test decides.
  await expect(row(page, 'Orchard Live')).toContainText('Overdue')
  await expect(row(page, 'Orchard Live')).toContainText(/\d+ business days instead of 5/)
  const strip = page.getByRole('region', { name: 'Longest waiting' })
  await expect(strip).toContainText('Longest waiting: Orchard Live of Orchard Stories.')
  // Two lines of text, and the row's padding. On a phone a row is a block.
  const { height = 0 } = (await row(page, 'Orchard Live').boundingBox()) ?? {}
  if ((page.viewportSize()?.width ?? 0) >= 1280) expect(height).toBeLessThan(60)
  await inspect(page, 'Queue')
  await strip.getByRole('link', { name: 'Start with Orchard Live' }).click()
  await arriveAt(page, 'Orchard Live')
  for (const part of ['Decision', 'Documents', 'Company', 'Representative', 'Bank'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orchard Stories' })).toBeVisible()
  const next = page.getByRole('link', { name: /^Next: / })
  const following = (await next.innerText()).replace('Next: ', '').trim()
  await next.click()
  await expect(page.getByRole('heading', { name: following, level: 1 })).toBeVisible()
  await openFromMenu(page, 'OP Home')
  await expect(row(page, 'Orchard Live')).toContainText(`by ${admin.email}`)
})

test('long names fit into the queue and its buttons', { tag: '@phone' }, async ({ page }) => {
  const long = 'Kaleidoscope International Entertainment and Interactive Media Holdings'
  await page.route(/\/admin\/projects\/status\/pending/, async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    const items = data.items.map((item: object) => ({ ...item, projectName: long, partnerName: long }))
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, items } } })
  })
  await signIn(page, admin)
  await arriveAt(page, 'OP Home')
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, width: 0, height: 0 }
  const strip = page.getByRole('region', { name: 'Longest waiting' })
  const [outer, button] = await Promise.all([
    boxOf(strip),
    boxOf(strip.getByRole('link', { name: `Start with ${long}` })),
  ])
  expect(button.x + button.width).toBeLessThanOrEqual(outer.x + outer.width)
  // Two lines; a row of the phone shows the whole name.
  const partner = page.getByRole('link', { name: long, exact: true }).nth(1)
  if ((page.viewportSize()?.width ?? 0) >= 1280) expect((await boxOf(partner)).height).toBeLessThan(50)
})

test('no cell of the queue is cut off beside the docked menu', async ({ page }) => {
  await signIn(page, admin)
  await arriveAt(page, 'OP Home')
  const table = page.getByRole('table', { name: 'Pending Approval' })
  for (const width of [820, 1024, 1240, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = () =>
      table
        .locator('[data-value]')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
        )
    await expect.poll(cut, { message: `cells cut off at ${width}` }).toEqual([])
  }
})

test('the technical admin sends a project back with a comment', async ({ page, request }) => {
  const { id, name } = await applyForGoLive(request, `Harbour ${randomInt(1_000_000)}`)
  const colleagueOfStaff = await callAs(request, internal)
  await prepare(colleagueOfStaff, id)
  await handOver(colleagueOfStaff, id)
  await signIn(page, technical, `/tech-validation/${id}`)
  await page.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${name} back?` })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await inspect(page, 'Send back without a comment')
  await dialog.getByRole('textbox').fill('Please add a weekly price.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog).toBeHidden()
  await openTab(page, 'History')
  await expect(page.getByRole('list', { name: 'Audit trail' })).toContainText('Please add a weekly price.')
  const mail = await readMail(request, internal.email, new RegExp(`${name} goes back to preparation`))
  expect(mail.text).toContain('Please add a weekly price.')
  const project = await colleagueOfStaff.get(`/admin/projects/${id}`)
  expect(project.stage).toBe('preparation')
})
