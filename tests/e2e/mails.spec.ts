import { expect, type Page, test as plainTest } from '@playwright/test'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { allMails } from '../support/mail-samples.ts'
import { findingsOf } from './support/axe.ts'
import { readMail } from './support/mailbox.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

// A mail is shown inside the page of a mail program, which has the landmarks.
const ofPages = ['region', 'landmark-one-main']
const themes = ['light', 'dark'] as const

async function expectToFit(page: Page, about: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang, `pixels of ${about} beyond the right edge`).toBeLessThanOrEqual(0)
}

// A sandboxed frame receives no messages from axe; the mails in it are checked on their own.
async function expectAccessible(page: Page, about: string, without: string[] = []): Promise<void> {
  const findings = await findingsOf(page, { without, exclude: ['iframe'] })
  expect(
    findings.map(({ text }) => text),
    about,
  ).toEqual([])
}

async function check(page: Page, name: string, { html, code }: MailContent): Promise<void> {
  await page.setContent(html)
  await expect(page.locator('[data-primary]')).toHaveCount(1)
  await expect(page.locator('[data-primary]')).toBeVisible()
  if (code) await expect(page.getByText(code, { exact: true })).toHaveCSS('font-size', '32px')
  for (const [width, colorScheme] of [
    [600, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ colorScheme })
    const picture = `${name}-${width}-${colorScheme}`
    if (process.env.PICTURES === '1')
      await page.screenshot({ path: `test-results/screens/mail-${picture}.png`, fullPage: true })
    await expectToFit(page, picture)
    await expectAccessible(page, picture, ofPages)
  }
}

for (const [name, mail] of allMails) {
  plainTest(`the mail ${name} fits, is accessible and has one primary link`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await check(page, name, mail)
    expect(requests, 'what the mail loads').toEqual([])
  })
}

test('the mailbox lists mails and shows one with its button', { tag: '@phone' }, async ({ page, hasTouch }) => {
  const { email } = await registerPartner(page.request)
  const { subject } = await readMail(page.request, email, /Confirm your account/)
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`)
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: subject, level: 2 })).toBeVisible()
  await expect(page.getByTitle(`Mail: ${subject}`)).toBeVisible()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('link', { name: 'Confirm your account' })).toHaveAttribute('href', /\/confirmsignup$/)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await expectToFit(page, `the mailbox in ${colorScheme}`)
    await expectAccessible(page, `the mailbox in ${colorScheme}`)
  }
  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: 'Confirm your account' }).click()
  await expect((await opened).getByRole('heading', { name: 'Sign Up', level: 1 })).toBeVisible()
  if (!hasTouch) return
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('navigation', { name: 'Mails' })).toBeVisible()
})

test('the mailbox of an address without mail says what to do', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dev/mailbox')
  await page.getByLabel('Address').fill('unknown@lumen.example')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No mail to unknown@lumen.example yet' })).toBeVisible()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the empty mailbox in ${colorScheme}`)
  }
  await page.getByRole('link', { name: 'Show all mail' }).click()
  await expect(page).toHaveURL(/\/dev\/mailbox$/)
})
