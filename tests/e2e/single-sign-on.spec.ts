import { expect, type Page } from '@playwright/test'
import { startIdentityProvider, type TestProvider } from '../support/identity-provider.ts'
import { type PortalProcess, startPortal, withDataDir } from '../support/portal-process.ts'
import { inspect } from './support/inspection.ts'
import { test as base } from './support/test.ts'

// A portal of its own, whose staff sign in at an identity provider.
const test = base.extend<{ provider: TestProvider; dataDir: string; portal: PortalProcess }>({
  provider: async ({ browserName: _ }, use) => {
    const provider = await startIdentityProvider()
    await use(provider)
    await provider.close()
  },
  dataDir: ({ browserName: _ }, use) => withDataDir(use),
  portal: [
    async ({ dataDir, provider }, use) => {
      const { issuer, clientId, clientSecret, roles } = provider.settings
      const environment = {
        TRUST_PROXY: '127.0.0.1',
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_ROLES: roles.map((each) => each.join('=')).join(','),
      }
      const portal = await startPortal({ dataDir, environment })
      provider.portalUrl = portal.url
      await use(portal)
      await portal.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
})

const leave = (page: Page) => page.getByRole('button', { name: 'Sign in with single sign-on' }).click()

/** Fills in the page of the provider. */
async function identifyAs(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Name').fill(subject)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('staff sign in at their identity provider, and out of it', async ({ page, provider }) => {
  provider.people.noor = { email: 'noor@portal.example', email_verified: true, roles: ['portal-technical'] }
  await page.goto('/tech-admin-home')
  await expect(page.getByRole('button', { name: 'Sign in with single sign-on' })).toBeVisible()
  await inspect(page, 'sign-in with single sign-on')
  await leave(page)
  await identifyAs(page, 'noor')
  await expect(page).toHaveURL('/tech-admin-home')
  await expect(page.getByRole('heading', { name: 'OP Home' })).toBeVisible()
  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await inspect(page, 'signed out after single sign-on')
  await page.getByRole('link', { name: 'Sign out of single sign-on' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/signin')
  await leave(page)
  await expect(page.getByLabel('Name')).toBeVisible()
})

test('staff read why they cannot sign in, and can try again', async ({ page, provider, consoleErrors }) => {
  consoleErrors.expect(/status of (403|422|503)/)
  provider.people.omar = { email: 'omar@portal.example', email_verified: true, roles: ['other'] }
  await page.goto('/signin')
  await leave(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('The single sign-on service did not sign you in.')
  await inspect(page, 'failed single sign-on')
  await page.getByRole('button', { name: 'Try again' }).click()
  await identifyAs(page, 'omar')
  await expect(page.getByRole('heading', { name: 'You cannot sign in' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('You have no role in this portal.')
  await inspect(page, 'denied single sign-on')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('expired or was used before')
  await page.getByRole('link', { name: 'Sign in with your password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})
