import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { demoDocument } from '#server/demo/demo-document.ts'
import { root } from '#tests/support/tree.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type ConsoleRecorder, startConsoleRecorder } from './console-recorder.ts'
import { button, check, type Driver, dialog, field, heading, link, Tab, tab, words } from './driver.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

// `npm run test:browsers`: what a new partner does first, in the engines that Chromium's journeys leave out.

const password = 'Harbour#2027'
const project = 'Fleet tracker'
const pictures = join(root, 'test-results/browsers')
// A browser takes files from the disk only.
const registration = join(pictures, 'registration.pdf')

describe.each([firefox, webkit])('$name', ({ name, start }) => {
  const email = `${name.toLowerCase()}@partner.example`
  let recorder: ConsoleRecorder
  let driver: Driver
  let page: Tab
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true })
    writeFileSync(registration, demoDocument(['Registration']))
    recorder = await startConsoleRecorder(inject('portalUrl'))
    driver = await start()
    page = new Tab(driver, recorder.url)
  }, 300_000)
  afterAll(async () => {
    await driver?.close()
    await recorder?.close()
  })

  // Each part continues where the one before it ended.
  let isBroken = false
  beforeEach(({ skip }) => skip(isBroken))
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    isBroken = true
    await page.picture(join(pictures, `${name} ${task.name}`))
  })

  test('shows the public pages and sends a message', () => contactUs(page))
  test('takes a new partner from sign-up to a sandbox key', async () => {
    await signUp(page, email)
    await signIn(page, email)
    await createProject(page)
    await generateKey(page)
  })
  test('answers a call of the documentation in TRY OUT', () => tryOut(page))
  test('uploads a document in the Go Live wizard', () => upload(page))
  test('has a clean console', () => {
    expect(recorder.pages).toBeGreaterThan(0)
    expect(recorder.errors).toEqual([])
  })
})

async function contactUs(page: Tab): Promise<void> {
  await page.open('/')
  await page.click(link('Any Questions'))
  await page.sees(heading('Contact us'))
  await page.fill(field('Name'), 'Mira Tan')
  await page.fill(field('Company email'), 'mira@lumen.example')
  await page.choose(field('Role'), 'Growth strategist')
  await page.choose(field('Country'), 'Singapore')
  await page.fill(field('Mobile number'), '8123 4567')
  await page.fill(field('Message'), 'Do you reach prepaid subscribers too?')
  await page.click(button('Send'))
  await page.sees(heading('Thank you'))
  await page.click(link('Try For Free'))
  await page.arrivesAt(/^\/signup$/)
}

async function signUp(page: Tab, email: string): Promise<void> {
  await page.open('/signup')
  await page.fill(field('Email'), email)
  await page.fill(field('Password'), password)
  await page.fill(field('Confirm Password'), password)
  await page.click(button('Sign Up'))
  await page.arrivesAt(/^\/confirmsignup/)
  await page.fill(field('Code'), await readCode(email))
  await page.sees(words('Your account is confirmed. Please sign in again.'))
}

async function signIn(page: Tab, email: string): Promise<void> {
  await page.fill(field('Email'), email)
  await page.fill(field('Password'), password)
  await page.click(button('Sign In'))
  await page.arrivesAt(/^\/signin-mfa/)
  await page.fill(field('Code'), await readCode(email))
  await page.sees(heading('Sign Up Success'))
  await page.click(link('Dashboard'))
  await page.arrivesAt(/^\/dashboard$/)
}

async function createProject(page: Tab): Promise<void> {
  await page.click(link('Projects'))
  await page.click(button('Create Project'))
  await page.click(button('Agree'))
  await page.fill(field('Project name'), project)
  await page.fill(field('Description'), 'Charges drivers for parking by phone.')
  await page.tick(check('Subscription'))
  await page.tick(check('not related to adult or erotic content'))
  await page.click(button('Create'))
  await page.click(link('Go to project'))
  await page.sees(heading(project))
}

async function generateKey(page: Tab): Promise<void> {
  await page.click(button('Generate sandbox key'))
  expect(await page.read('//*[@data-testid="secret"]')).toMatch(/^sandbox_[0-9A-Za-z]{20,}$/)
  await page.click(button('Done'))
}

async function tryOut(page: Tab): Promise<void> {
  const operation = '//section[.//h2[normalize-space()="Send a one-time password"]]'
  await page.click(link('Documentation'))
  await page.click(`//main${link('Direct Carrier Billing')}`)
  await page.arrivesAt(/^\/api-doc\/direct-carrier-billing$/)
  await page.click('//nav//a[contains(normalize-space(), "Send a one-time password")]')
  await page.click(operation + tab('TRY OUT'))
  await page.click(operation + button('Send'))
  await page.sees(`${operation}//section[starts-with(@aria-label, "Answer")]${words('SUCCESS')}`)
}

async function upload(page: Tab): Promise<void> {
  const wizard = dialog('Go Live')
  const next = wizard + button('Next')
  await page.click(link('Projects'))
  await page.click(`//main${link(project)}`)
  await page.click(button('Go Live'))
  await page.sees(wizard + heading('What you need'))
  await page.click(next)
  await page.tick(wizard + check('Singapore'))
  await page.choose(wizard + field('Locale'), 'en-SG')
  await page.fill(wizard + field('IP addresses'), '8.8.8.8, 8.8.4.4')
  for (const statement of ['The service is tested', 'Every result code', 'Keys are kept']) {
    await page.tick(wizard + check(statement))
  }
  await page.click(next)
  await page.sees(wizard + heading('Company'))
  await page.upload(`${wizard}//input[@type="file"]`, registration)
  await page.sees(wizard + words('Virus scan passed'))
  await page.sees(wizard + words('Draft saved'))
}

const used = new Set<string>()

/** The newest code mailed to this address that was not read before. */
function readCode(email: string): Promise<string> {
  return waitFor(
    async () => {
      const answer = await fetch(`${inject('portalUrl')}/dev/mailbox.json?to=${email}`)
      const mails: { code?: string }[] = await answer.json()
      const code = mails.find((mail) => mail.code)?.code
      if (!code || used.has(code)) throw new Error(`no new code for ${email} in the demo mailbox`)
      used.add(code)
      return code
    },
    { timeout: 20_000 },
  )
}
