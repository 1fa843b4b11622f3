import { expect, type Locator, type Page } from '@playwright/test'
import { arriveAt, openFromMenu, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 800

test('every page of a partner is accessible in light and dark', async ({ page, request }) => {
  test.slow()
  await signIn(page, await registerPartner(request))
  await arriveAt(page, 'Home')
  for (const name of ['Rate Cards', 'Projects', 'Profile']) {
    await openFromMenu(page, name)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /\w/ })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeHidden()
    await inspect(page, name)
  }
})

test('every open page is accessible in light and dark', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/version', '/signin', '/signup', '/forgotpassword']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeHidden()
    await inspect(page, `open page ${path}`)
  }
})

test('no page scrolls sideways in a window of 320 pixels', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await width(), 'home').toBe(320)
  await signIn(page, await registerPartner(request))
  await arriveAt(page, 'Home')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  expect(await width(), 'dashboard').toBe(320)
})

test('forced colours mark the current tab and the current entry of the menu', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (link: Locator, property: string) =>
    link.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  await page.goto('/our-solutions')
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
  expect(await look(tab('Introduction'), 'border-bottom-color')).not.toBe(
    await look(tab('Mobile Wallet Payment'), 'border-bottom-color'),
  )
  await signIn(page, await registerPartner(request))
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  expect(await look(entry('Home'), 'text-decoration-line')).toBe('underline')
  expect(await look(entry('Projects'), 'text-decoration-line')).toBe('none')
})

test('the menu is docked at 800 pixels and slides in below', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, await registerPartner(request))
  const menu = page.getByRole('navigation', { name: 'Main' })
  if (isNarrow(page)) {
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await inspect(page, 'Menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  } else {
    await expect(menu).toBeVisible()
    expect((await page.getByRole('main').boundingBox())?.x).toBe(250)
    await page.setViewportSize({ width: 799, height: 800 })
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 800, height: 800 })
    await expect(menu).toBeVisible()
  }
})

test('the user popover names the user and links to profile and sign-out', async ({ page, request }) => {
  const person = await registerPartner(request)
  await signIn(page, person)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const popover = page.getByRole('dialog', { name: 'Account' }).or(page.getByLabel('Account', { exact: true }))
  await expect(popover.first()).toContainText(person.email)
  await expect(popover.first()).toContainText('Admin')
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/partner-profile')
  await inspect(page, 'User popover')
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/signin/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => ['at', 'rt', 'mt'].includes(key))),
  ).toEqual([])
})

test('signing in works by keyboard, and an incomplete form focuses its first error', async ({ page, request }) => {
  const person = await registerPartner(request)
  await page.goto('/signin')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/signin-mfa/)
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign Up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please input your email')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})
