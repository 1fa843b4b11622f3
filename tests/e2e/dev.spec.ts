import { expect, type Page } from '@playwright/test'
import { type DevCommand, type DevServer, startDev } from './support/dev-server.ts'
import { enterPassword } from './support/gestures.ts'
import { readCode } from './support/mailbox.ts'
import { people } from './support/people.ts'
import { test as base } from './support/test.ts'

// Each command works on a copy of the tree, whose files the test edits.
const commands: Record<string, DevCommand> = {
  'npm run dev': { script: 'scripts/dev.ts', environment: (port) => ({ PORT: String(port), DEMO: '1' }) },
  'npm run dev:mock': {
    script: 'scripts/dev-mock.ts',
    words: (port) => ['--port', String(port), '--mocks', String(port + 1)],
  },
}

const publicPages = {
  '/': 'Charge to the phone bill with one API call.',
  '/article/search': 'Search results',
  '/signup': 'Sign Up',
  '/_contact': 'Contact us',
}
const partnerPages = {
  '/dashboard': 'Home',
  '/projects': 'Projects',
  '/api-doc/direct-carrier-billing': 'Direct Carrier Billing',
}

const test = base.extend<{ command: DevCommand; dev: DevServer }>({
  command: [{ script: '' }, { option: true }],
  dev: [
    async ({ command }, use) => {
      const dev = await startDev(command)
      await use(dev)
      await dev.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
  extraHTTPHeaders: {},
})

// Its first page waits until the packages are bundled for the browser.
test.use({ navigationTimeout: 90_000 })
test.setTimeout(240_000)

for (const [name, command] of Object.entries(commands)) {
  test.describe(name, () => {
    test.use({ command })

    test('opens pages, shows an edit without a load, and follows a specification', async ({ page, dev }) => {
      await open(page, publicPages)
      // The mocks have no version of a server.
      if (name === 'npm run dev') await open(page, { '/version': 'Version' })
      await signIn(page, name)
      await open(page, partnerPages)
      await editLabel(page, dev)
      await editSpecification(page, dev)
      // A package that is found after the start is bundled while a page uses it.
      expect(dev.output.filter((line) => line.includes('optimized'))).toEqual([])
    })
  })
}

async function open(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible()
  }
}

/** The mocks take any code of six digits. */
async function signIn(page: Page, command: string): Promise<void> {
  const { dana } = people
  await page.goto('/signin')
  await enterPassword(page, dana)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(command === 'npm run dev' ? await readCode(page.request, dana.email) : '123456')
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
}

async function editLabel(page: Page, dev: DevServer): Promise<void> {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Any Questions' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isLoadedOnce: true }))
  await dev.edit('src/web/features/public/public-links.ts', "'Any Questions'", "'Ask anything'")
  await expect(footer.getByRole('link', { name: 'Ask anything' })).toBeVisible()
  expect(await page.evaluate(() => 'isLoadedOnce' in window)).toBe(true)
}

/** The form of the page shows the new title, and the server or mock answers again. */
async function editSpecification(page: Page, dev: DevServer): Promise<void> {
  await page.goto('/_contact')
  await expect(page.getByLabel('Company email', { exact: true })).toBeVisible()
  await dev.edit('openapi/**/*.yaml', 'title: Company email', 'title: Work email')
  await expect(page.getByLabel('Work email', { exact: true })).toBeVisible({ timeout: 60_000 })
  expect((await page.request.get('/portal/configs', { timeout: 60_000 })).status()).toBe(200)
}
