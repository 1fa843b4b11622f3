import { expect, type Page } from '@playwright/test'
import { appCode } from '../support/authenticator.ts'
import { arriveAt, enterCode, enterPassword, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { type Person, registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

/** The first change of a session asks for the password. */
async function confirmPassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByLabel('Current password').fill(password)
  await inspect(page, 'Confirm your password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Returns the secret of the app. */
async function addApp(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const secret = await dialog.locator('code').innerText()
  await inspect(page, 'Add authenticator app')
  // No problem before anything was typed.
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Code', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, new Date()))
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  return secret
}

/** Returns the codes, as the page shows them. */
async function makeRecoveryCodes(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create recovery codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await inspect(page, 'Your recovery codes')
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  return codes
}

async function signOutAndEnterPassword(page: Page, person: Person): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/signin/)
  await enterPassword(page, person)
  await page.waitForURL(/\/signin-mfa/)
}

test('a partner signs in with an authenticator app and a recovery code instead of the email code', async ({
  page,
  request,
  consoleErrors,
}) => {
  // The first change without a confirmed password.
  consoleErrors.expect(/status of 403/)
  const person = await registerPartner(request)
  await signIn(page, person, '/partner-profile')
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await confirmPassword(page, person)
  const secret = await addApp(page)
  const [recoveryCode = ''] = await makeRecoveryCodes(page)
  await page.getByRole('button', { name: 'Turn email codes off' }).click()
  await expect(page.getByText('Off. We email you no code to sign in.')).toBeVisible()

  await signOutAndEnterPassword(page, person)
  // The code of the next 30 seconds: the present one added the app.
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, new Date(), 1))
  await expect(page).toHaveURL(/\/dashboard/)

  await signOutAndEnterPassword(page, person)
  await arriveAt(page, 'Sign In MFA')
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeHidden()
  await page.getByRole('button', { name: 'Recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a partner signs in with a passkey, and with the email code as another way', async ({
  page,
  request,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/)
  // A passkey belongs to a name, and to no address.
  const at = (path: string) => new URL(path, baseURL?.replace('127.0.0.1', 'localhost')).href
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const person = await registerPartner(request)
  await page.goto(at('/signin'))
  await enterPassword(page, person)
  await enterCode(page, person)
  await page.waitForURL(/\/dashboard/)
  await page.goto(at('/partner-profile'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await confirmPassword(page, person)
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await inspect(page, 'Add passkey')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Work laptop, added on')).toBeVisible()
  await inspect(page, 'Profile')

  await page.goto(at('/logout'))
  await expect(page).toHaveURL(/\/signin/)
  await enterPassword(page, person)
  await page.waitForURL(/\/signin-mfa/)
  await arriveAt(page, 'Sign In MFA')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.goto(at('/logout'))
  await expect(page).toHaveURL(/\/signin/)
  await enterPassword(page, person)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
})
