import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { decide, prepare, validate } from './support/desks.ts'
import { expectRow, openTab, signInWithProject } from './support/gestures.ts'
import { applyToGoLive, openGoLive } from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { linkIn, readCode, readMail } from './support/mailbox.ts'
import { askForPassword, chargeWith, liveServer, passwordOnHandset } from './support/payments.ts'
import { colleague, type Person, registerPartner } from './support/people.ts'

const project = `Atoll ${randomInt(1_000_000)}`
const productCode = 'ATOLL-DAY'

test('a project goes live through three desks, charges, is suspended and comes back', async ({
  page,
  openDesk,
  request,
  baseURL,
}) => {
  test.slow()
  const partner = await registerPartner(request)
  await test.step('the partner applies', async () => {
    await signInWithProject(page, partner, project)
    await openGoLive(page)
    await applyToGoLive(page, partner)
    await page.getByRole('button', { name: 'Done' }).click()
  })
  const internal = await openDesk(colleague('go-live', 'BUSINESS_INTERNAL'))
  const technical = await openDesk(colleague('go-live', 'TECHNICAL_LIMITED'))
  const admin = await openDesk(colleague('go-live', 'BUSINESS_ADMIN'))

  await test.step('nothing is approved before the technical check', () => notYet(admin))
  await test.step('business internal prepares it', () => prepare(internal, project, productCode))
  await test.step('the technical admin tests and approves it', async () => {
    await technical.reload()
    await validate(technical, project)
  })
  await test.step('the business admin sees the check and approves', async () => {
    await admin.reload()
    await expectRow(admin.getByRole('table'), { 'Project name': project, 'Tech check': 'Done' })
    await inspect(admin, 'OP Home with a checked project')
    await decide(admin, 'Approve', project)
    await expect(admin.getByRole('row').filter({ hasText: project })).toHaveCount(0)
  })

  const approved = await readMail(request, partner.email, new RegExp(`${project} is live`))
  await page.goto(linkIn(approved))
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { key, partnerId } = await test.step('the partner switches to live', () => toLive(page, request, partner))
  const server = await liveServer({ baseURL, projectId, partnerId, key, address: '8.8.8.8' })

  await test.step('a live charge succeeds from a listed address', async () => {
    expect((await askForPassword(server, 'password-1')).status()).toBe(200)
    await openTab(page, 'Handset')
    const charge = await chargeWith(server, await passwordOnHandset(page), productCode)
    expect(charge.status(), await charge.text()).toBe(200)
    expect(await charge.json()).toMatchObject({ resultCode: 'SUCCESS', amount: '4.98', currency: 'SGD' })
  })
  await test.step('it is refused from another address', async () => {
    const elsewhere = await liveServer({ baseURL, projectId, partnerId, key, address: '9.9.9.9' })
    expect((await askForPassword(elsewhere, 'password-2')).status()).toBe(403)
    await elsewhere.close()
  })

  await test.step('a suspended project is refused at once', async () => {
    await openList(admin, 'approved', 'Singapore')
    await decide(admin, 'Suspend', project, 'Complaints about charges without consent.')
    expect((await askForPassword(server, 'password-3')).status()).toBe(403)
    const { text } = await readMail(request, partner.email, new RegExp(`${project} is suspended`))
    expect(text).toContain('Complaints about charges without consent.')
    await page.reload()
    await openTab(page, 'Calls')
    const log = page.getByRole('table', { name: 'API calls' })
    await expectRow(log, { Operation: 'POST /v1/charges', Result: 'SUCCESS' })
    await inspect(page, 'Live calls of a suspended project')
    await openTab(page, 'Overview')
    await expect(page.getByText('The project is suspended', { exact: true })).toBeVisible()
    await inspect(page, 'Project suspended')
  })
  await test.step('its keys work again after reinstatement', async () => {
    await openList(admin, 'suspended', 'Singapore')
    await decide(admin, 'Reinstate', project)
    expect((await askForPassword(server, 'password-4')).status()).toBe(200)
  })
  await test.step('they stop with the second suspension', async () => {
    await openList(admin, 'approved', 'Singapore')
    await decide(admin, 'Suspend', project, 'For good this time.')
    expect((await askForPassword(server, 'password-5')).status()).toBe(403)
  })
  await test.step('a leaked live key is revoked meanwhile and stays revoked', async () => {
    await page.reload()
    await revokeLiveKey(page)
    await openList(admin, 'suspended', 'Singapore')
    await decide(admin, 'Reinstate', project)
    expect((await askForPassword(server, 'password-6')).status()).toBe(401)
  })
  await server.close()
})

async function notYet(admin: Page): Promise<void> {
  await expectRow(admin.getByRole('table'), { 'Project name': project, 'Tech check': 'Not done' })
  await admin.getByRole('button', { name: `Approve ${project}` }).focus()
  await expect(admin.getByText('Tech has not approved').filter({ visible: true }).first()).toBeVisible()
}

async function openList(admin: Page, list: 'approved' | 'suspended', country: string): Promise<void> {
  await admin.goto(`/business-admin-projects/${list}`)
  await admin.getByLabel('Country').selectOption(country)
  await expect(admin.getByRole('row').filter({ hasText: project })).toHaveCount(1)
}

/** Switches to live and generates a key with the email code. */
async function toLive(page: Page, request: APIRequestContext, { email }: Person) {
  await page.getByRole('switch', { name: 'Live environment' }).click()
  await expect(page.getByText(/\/live$/).first()).toBeVisible()
  await expect(page.getByText(/Live calls are answered by the embedded simulator\./)).toBeVisible()
  await inspect(page, 'Project live')
  const partnerId = await page
    .getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .first()
    .innerText()
  await openTab(page, 'Keys')
  await page.getByRole('button', { name: 'Generate live key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await readCode(request, email))
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const key = await page.getByText(/^live_[0-9A-Za-z]{20,}$/).innerText()
  await inspect(page, 'Live key')
  await page.getByRole('button', { name: 'Done' }).click()
  return { key, partnerId }
}

/** On the page of a suspended project, whose switch shows sandbox. */
async function revokeLiveKey(page: Page): Promise<void> {
  await openTab(page, 'Keys')
  await page.getByRole('heading', { name: 'Live keys' }).scrollIntoViewIfNeeded()
  await inspect(page, 'Keys of a suspended project')
  const keys = page.getByRole('table', { name: 'Live keys' })
  await keys.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('alertdialog', { name: 'Revoke this key?' }).getByRole('button', { name: 'Revoke key' }).click()
  await expectRow(keys, { Key: 'live_', Status: 'Revoked' })
}
