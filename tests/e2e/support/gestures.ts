import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { callerOn, createDraft } from './callers.ts'
import { inspect } from './inspection.ts'
import { readCode } from './mailbox.ts'
import { type Person, people } from './people.ts'
import { startSession, storeSession } from './session.ts'

type Name = keyof typeof people

/** Fills in and sends the sign-in form that is open. */
export async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Enters the newest code mailed to this user. The auth screens send it then, a dialog waits for its button. */
export async function enterCode(page: Page, { email }: Person): Promise<void> {
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeVisible()
  await field.fill(await readCode(page.request, email))
}

const personOf = (who: Name | Person): Person => (typeof who === 'string' ? people[who] : who)

/** Signs in with both steps, and waits until the user has left the auth screens. */
export async function signInHere(page: Page, who: Name | Person): Promise<void> {
  const person = personOf(who)
  await enterPassword(page, person)
  await page.waitForURL(/\/signin-mfa/)
  await enterCode(page, person)
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
}

/** Signs in without the screens, and opens this path or the user's first page. Tests of the screens use `signInHere`. */
export async function signIn(page: Page, who: Name | Person, path?: string): Promise<void> {
  await startSession(page, personOf(who), path)
}

/** Signs in and opens the overview of a new project, which the wizard's request creates. Returns the project's id. */
export async function signInWithProject(page: Page, who: Name | Person, project: string): Promise<string> {
  await storeSession(page, personOf(who))
  return openNewProject(page, project)
}

/** Creates a project of the partner signed in on this page, and opens its overview. Returns the project's id. */
export async function openNewProject(page: Page, name: string): Promise<string> {
  const id = await createDraft(await callerOn(page), name)
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  return id
}

/** Waits for the page's heading and inspects the page. */
export async function arriveAt(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await inspect(page, heading)
}

/** The only row with all these cells by column. On phones a row is a card with labels inside. */
export async function expectRow(table: Locator, cells: Record<string, string>): Promise<Locator> {
  let row = table.getByRole('row')
  for (const text of Object.values(cells)) row = row.filter({ hasText: text })
  await expect(row).toHaveCount(1)
  for (const [column, text] of Object.entries(cells)) {
    await expect(row.getByRole('cell').filter({ hasText: column }).filter({ hasText: text })).toHaveCount(1)
  }
  return row
}

/**
 * Follows a link of the side menu and waits for its page. The page before stays until then and may have controls of the same
 * names, on which a click would be lost.
 */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const pathname = await pressInMenu(page, name)
  await page.waitForFunction((path) => window.__TSR_ROUTER__?.state.resolvedLocation?.pathname === path, pathname)
}

/** Presses a link of the side menu, which slides in on a narrow screen. Returns the path it leads to. */
export async function pressInMenu(page: Page, name: string): Promise<string> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const slideIn = page.getByRole('button', { name: 'Open menu' })
  await expect(link.or(slideIn)).toBeVisible()
  if (await slideIn.isVisible()) await slideIn.click()
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.click()
  return pathname
}

/** Opens a tab of the project whose page is open. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
}

/** Opens Create Project on any screen width. */
export async function openWizard(page: Page): Promise<void> {
  await openFromMenu(page, 'Projects')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Project' })).toContainText('Terms and conditions')
}

/** Fills in and sends the wizard's project step. */
export async function fillProject(page: Page, name: string): Promise<void> {
  const wizard = page.getByRole('dialog', { name: 'Create Project' })
  await wizard.getByLabel('Project name').fill(name)
  await wizard.getByLabel('Description').fill('Charges drivers for parking by phone.')
  await wizard.getByRole('radio', { name: 'Subscription' }).check()
  await wizard.getByRole('checkbox', { name: /not related to adult or erotic content/ }).check()
  await wizard.getByRole('button', { name: 'Create' }).click()
}

/** Delays the answers of these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Presses the button. Returns the name and the lines of the downloaded file. */
export async function download(button: Locator): Promise<{ name: string; lines: string[] }> {
  const downloaded = button.page().waitForEvent('download')
  await button.click()
  const file = await downloaded
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.replace('\uFEFF', '').trimEnd().split(/\r?\n/) }
}
