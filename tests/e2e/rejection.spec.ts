import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { decide, prepare, validate } from './support/desks.ts'
import { expectRow, openFromMenu, openNewProject, openTab, signInWithProject } from './support/gestures.ts'
import {
  applyToGoLive,
  atStep,
  chooseDocument,
  expectTexts,
  fillProjectStep,
  goLive,
  next,
  openGoLive,
  registration,
  submit,
} from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { linkIn, readMail } from './support/mailbox.ts'
import { colleague, registerPartner } from './support/people.ts'

const project = `Reef ${randomInt(1_000_000)}`
const reason = 'The addresses belong to another company, and the extract is a year old.'

test('a rejected project is corrected, submitted again and approved', { tag: '@phone-only' }, async ({
  page,
  openDesk,
  request,
}) => {
  test.slow()
  const partner = await registerPartner(request)
  await test.step('the partner applies', async () => {
    await signInWithProject(page, partner, project)
    await openGoLive(page)
    await applyToGoLive(page, partner)
    await page.getByRole('button', { name: 'Done' }).click()
  })
  await test.step('the application is locked during the review', () => expectLockedDuringReview(page))
  const admin = await openDesk(colleague('rejection', 'BUSINESS_ADMIN'))
  await test.step('the business admin rejects it, with a reason', async () => {
    await admin.getByRole('button', { name: `Reject ${project}` }).click()
    const dialog = admin.getByRole('dialog', { name: `Reject ${project}?` })
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(dialog.getByText('Required.')).toHaveCount(2)
    await inspect(admin, 'Rejection without parts')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await decide(admin, 'Reject', project, reason, ['Whitelisted IPs', 'Registration document'])
    await admin.goto('/business-admin-projects/rejected')
    await expectRow(admin.getByRole('table'), { 'Project name': project })
  })
  await test.step('the partner reads why, and corrects it', async () => {
    const mail = await readMail(request, partner.email, new RegExp(`${project} was not approved`))
    expect(mail.text).toContain(reason)
    expect(mail.text).toContain('Please change: Whitelisted IPs, Registration document.')
    await page.goto(linkIn(mail))
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByText('Please change: Whitelisted IPs, Registration document.')).toBeVisible()
    await inspect(page, 'Project rejected')
    await page.getByRole('button', { name: 'Correct and submit again' }).click()
    await submitCorrected(page)
  })
  const internal = await openDesk(colleague('rejection', 'BUSINESS_INTERNAL'))
  await test.step('it passes all stages again', () => prepare(internal, project, 'REEF-HOUR'))
  const technical = await openDesk(colleague('rejection', 'TECHNICAL_LIMITED'))
  await validate(technical, project)
  await admin.goto('/business-admin-home')
  await expectRow(admin.getByRole('table'), { 'Project name': project, 'Tech check': 'Done' })
  await test.step('the business admin finds the new extract beside the decision', async () => {
    await admin.getByRole('link', { name: project, exact: true }).click()
    await expect(admin.getByText('extract.pdf', { exact: true })).toBeVisible()
    await expect(admin.getByRole('region', { name: 'Bank' })).toContainText('Harbour Bank')
    await inspect(admin, 'Business review')
    await admin.goBack()
  })
  await decide(admin, 'Approve', project, 'Welcome.')
  await readMail(request, partner.email, new RegExp(`${project} is live`))
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Live environment' })).toBeEnabled()
  await openTab(page, 'Codes and addresses')
  await expect(page.getByText('1.1.1.1')).toBeVisible()
})

/** Addresses and profile are locked, and another project is submitted with the unchanged company. */
async function expectLockedDuringReview(page: Page): Promise<void> {
  const closed = 'This project is being reviewed. Until it is decided, its addresses cannot be changed.'
  await openTab(page, 'Codes and addresses')
  await expect(page.getByText(closed)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove 8/ })).toHaveCount(0)
  await inspect(page, 'Project under review')
  const words = 'A project of yours is being reviewed. Until it is decided, these details cannot be changed.'
  await openFromMenu(page, 'Profile')
  await page.getByRole('button', { name: 'Edit' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Profile cannot be edited anymore')
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await inspect(page, 'Profile under review')

  await openNewProject(page, `${project} two`)
  await openGoLive(page)
  await next(page)
  await fillProjectStep(page)
  await next(page)
  for (const step of ['Company', 'Representative', 'Bank']) {
    await atStep(page, step)
    await expectTexts(page, words)
    await expect(goLive(page).getByRole('textbox')).toHaveCount(0)
    if (step === 'Company') await inspect(page, 'Go live company under review')
    if (step !== 'Bank') await next(page)
  }
  await page.keyboard.press('Escape')
  await expect(goLive(page)).toBeHidden()
}

/** Only the named parts have fields: the addresses and the document. */
async function submitCorrected(page: Page): Promise<void> {
  const wizard = goLive(page)
  await atStep(page, 'Project')
  await expectTexts(page, 'Please change: Whitelisted IPs, Registration document.')
  await expect(wizard.getByLabel('IP addresses')).toHaveValue(/8\.8\.8\.8/)
  await expect(wizard.getByRole('radio')).toHaveCount(0)
  await inspect(page, 'Go live project with addresses only')
  await wizard.getByLabel('IP addresses').fill('1.1.1.1')
  for (const check of await wizard.getByRole('checkbox').all()) await check.check()
  await next(page)
  await atStep(page, 'Company')
  await expect(wizard.getByRole('textbox')).toHaveCount(0)
  await expectTexts(page, 'The review did not ask to change this.')
  const due = wizard.getByText('The review asked for another registration document. Please upload a new file.')
  await expect(due).toBeVisible()
  await chooseDocument(page, { ...registration, name: 'extract.pdf', buffer: Buffer.from('%PDF-1.7 extract') })
  await expect(due).toHaveCount(0)
  await inspect(page, 'Go live company with a document only')
  for (const step of ['Representative', 'Bank']) {
    await next(page)
    await atStep(page, step)
    await expect(wizard.getByRole('textbox')).toHaveCount(0)
  }
  await submit(page)
  await expect(page.getByText('Submitted: We have received your application.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
}
