import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { setup as prepareDemoData, withDemoData } from '../support/demo-data.ts'
import { inherited, type PortalProcess, startPortal } from '../support/portal-process.ts'
import { readinessScript, runReadinessStep } from '../support/readiness-script.ts'
import { root } from '../support/tree.ts'
import { callAs, callerOn, handOver, prepare, sendApplication } from './support/callers.ts'
import { test as base } from './support/desk-test.ts'
import { approveTechnically } from './support/desks.ts'
import { openTab, signInWithProject } from './support/gestures.ts'
import { atStep, goLive, next, submit } from './support/go-live.ts'
import { inspect } from './support/inspection.ts'
import { linkIn, readMail } from './support/mailbox.ts'
import { people, registerPartner } from './support/people.ts'
import { transportOf } from './support/readiness.ts'

// A portal of its own: the audit command opens the embedded database once the server has stopped.
const test = base.extend<{ dataDir: string; portal: PortalProcess }>({
  dataDir: [
    async ({ browserName: _ }, use) => {
      await prepareDemoData()
      await withDemoData(use)
    },
    { timeout: 240_000 },
  ],
  portal: [
    async ({ dataDir }, use) => {
      const portal = await startPortal({ dataDir, environment: { TRUST_PROXY: '127.0.0.1' } })
      await use(portal)
      await portal.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
})

const project = 'Harbour parking'
const address = 'Which of your servers has this address?'
const company = 'Is this the registered name?'
const answer = 'Yes, as in the extract.'
const question = 'Is one address enough?'
const internal = 'The address belongs to a hosting company.'

const notes = (page: Page): Locator => page.getByRole('list', { name: 'Notes' }).locator(':scope > li')
const noteWith = (page: Page, text: string): Locator => notes(page).filter({ hasText: text })

test('an application is changed as two notes ask and goes live without another preparation', async ({
  page,
  openDesk,
  request,
  portal,
  dataDir,
}) => {
  test.setTimeout(600_000)
  const id = await test.step('a partner with a readiness of 100 applies', () => apply(page, request))
  const ines = await callAs(request, people.ines)
  await test.step('business internal prepares the project', async () => {
    await prepare(ines, id)
    await handOver(ines, id)
  })
  const theo = await openDesk(people.theo, `/tech-validation/${id}`)
  await test.step('the technical desk requests changes with two notes', async () => {
    await noteAddress(theo)
    await openTab(theo, 'Notes')
    await addNote(theo, 'Company name', company)
    await openTab(theo, 'Conversation')
    await saveInternalNote(theo)
    await requestChanges(theo)
  })
  await test.step('the partner finds the request under the bell', () => openFromBell(page))
  await test.step('the partner asks a question and never gets the internal note', () => writeToDesk(page))
  await test.step('the desk reads the question', async () => {
    await openTab(theo, 'Conversation')
    await theo.reload()
    await expect(theo.getByRole('list', { name: 'Messages' })).toContainText(question)
  })
  await test.step('the partner answers one note and changes the field of the other', () => settleNotes(page))
  await test.step('preparation is not asked again', async () => {
    expect((await ines.get(`/admin/projects/${id}`)).stage).toBe('technical-review')
  })
  await test.step('the technical desk sees both values and approves', () => approveChanged(theo))
  await test.step('the business admin approves', async () => {
    const bea = await callAs(request, people.bea)
    await bea.post(`/admin/projects/${id}/approve`, { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' })
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Live environment' })).toBeEnabled()
  })
  await test.step('the audit trail verifies', async () => {
    for (const opened of [page, theo]) await opened.goto('about:blank')
    await portal.stop()
    const env = { ...inherited(), DATA_DIR: dataDir, DEMO: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.ts', 'audit', 'verify'], {
      cwd: root,
      env,
    })
    expect(stdout).toContain('all unchanged')
  })
})

/** Runs the script of readiness and submits, by the requests of the screens. */
async function apply(page: Page, request: APIRequestContext): Promise<string> {
  const partner = await registerPartner(request)
  const projectId = await signInWithProject(page, partner, project)
  const transport = await transportOf(page, request)
  const values = { projectId }
  for (const step of readinessScript) await runReadinessStep(step, transport, values)
  await sendApplication(request, partner, await callerOn(page), projectId)
  const { score } = await (await callerOn(page)).get(`/portal/projects/${projectId}/readiness`)
  expect(score).toBe(100)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Path of the application' })).toContainText('Technical review')
  return projectId
}

/** By the button beside the address. */
async function noteAddress(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^Write a note on Whitelisted IPs, entry 1: / }).click()
  await fillNote(desk, address, true)
  const open = desk.getByRole('list', { name: 'Open notes' })
  await expect(open).toContainText('not sent yet, blocks the approval')
  await desk.getByRole('link', { name: /^1 note on Whitelisted IPs, entry 1: / }).click()
  await expect(noteWith(desk, address)).toContainText('Not sent yet')
  await expect(noteWith(desk, address)).toBeInViewport()
}

async function addNote(desk: Page, field: string, text: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add note' }).click()
  await desk.getByRole('dialog', { name: 'Add a note' }).getByRole('combobox').selectOption(field)
  await fillNote(desk, text, false)
  await expect(noteWith(desk, text)).toContainText('Not sent yet')
}

async function fillNote(desk: Page, text: string, blocking: boolean): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: 'Add a note' })
  await dialog.getByRole('textbox').fill(text)
  if (blocking) await dialog.getByRole('checkbox', { name: 'The review cannot go on without this change' }).check()
  if (blocking) await inspect(desk, 'A note on a field')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog).toBeHidden()
}

async function saveInternalNote(desk: Page): Promise<void> {
  await desk.getByRole('textbox', { name: 'Internal note' }).fill(internal)
  await desk.getByRole('button', { name: 'Save internal note' }).click()
  await expect(desk.getByRole('list', { name: 'Messages' })).toContainText(internal)
}

async function requestChanges(desk: Page): Promise<void> {
  await openTab(desk, 'Review')
  await desk.getByRole('button', { name: 'Request changes' }).click()
  const dialog = desk.getByRole('alertdialog', { name: 'Request changes?' })
  await expect(dialog).toContainText('the open notes (2)')
  await inspect(desk, 'Request changes')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Its partner makes the changes that the notes ask for.')).toBeVisible()
  await inspect(desk, 'Technical desk with notes')
}

async function openFromBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await page.getByRole('link', { name: /^See the notes: / }).click()
  await expect(notes(page)).toHaveCount(2)
  await expect(noteWith(page, address)).toContainText('Blocks the approval')
  await inspect(page, 'Review tab with notes')
  await openTab(page, 'Overview')
  await expect(page.getByText(/^It has been your turn since/)).toBeVisible()
  await inspect(page, 'Overview with requested changes')
  await openTab(page, 'Review')
}

async function writeToDesk(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(question)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(question)
  await expect(page.getByText(internal)).toHaveCount(0)
}

async function settleNotes(page: Page): Promise<void> {
  await noteWith(page, company).getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the note' })
  await dialog.getByRole('textbox').fill(answer)
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(noteWith(page, company)).toContainText(answer)
  for (const note of [company, address]) {
    await noteWith(page, note).getByRole('button', { name: 'Mark as done' }).click()
    await expect(noteWith(page, note).getByRole('button', { name: 'Mark as not done' })).toBeVisible()
  }
  await noteWith(page, address).getByRole('link', { name: 'Change it' }).click()
  await changeAddress(page)
}

/** Only the field of the blocking note is open in the wizard. */
async function changeAddress(page: Page): Promise<void> {
  await atStep(page, 'Project')
  await expect(goLive(page).getByRole('radio')).toHaveCount(0)
  await goLive(page).getByLabel('IP addresses').fill('1.1.1.1')
  for (const check of await goLive(page).getByRole('checkbox').all()) await check.check()
  await inspect(page, 'Go live with requested changes')
  for (const step of ['Company', 'Representative', 'Bank']) {
    await next(page)
    await atStep(page, step)
    await expect(goLive(page).getByRole('textbox')).toHaveCount(0)
  }
  await submit(page)
  await expect(page.getByText('Submitted: We have received your application.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
}

async function approveChanged(desk: Page): Promise<void> {
  const mail = await readMail(desk.request, people.theo.email, /was changed as requested/)
  await desk.goto(linkIn(mail))
  const changed = desk.getByRole('list', { name: 'Changed fields' })
  await expect(changed).toHaveText('Whitelisted IPs')
  await desk.getByRole('list', { name: 'Open notes' }).getByRole('link', { name: address }).click()
  await expect(noteWith(desk, address)).toContainText(/Value before\s*8\.8\.4\.4\s*Removed\s*Current list\s*1\.1\.1\.1/)
  await expect(noteWith(desk, company)).toContainText(answer)
  await openTab(desk, 'Submissions')
  await expect(desk.getByRole('list', { name: 'Changed fields' })).toContainText('1.1.1.1')
  await openTab(desk, 'Review')
  await changed.getByRole('link', { name: 'Whitelisted IPs' }).click()
  const facts = desk.getByRole('region', { name: 'Project details' })
  await expect(facts).toBeInViewport()
  await expect(facts.getByText('New', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Test product codes' }).click()
  await expect(desk.getByText('Success', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await approveTechnically(desk)
}
