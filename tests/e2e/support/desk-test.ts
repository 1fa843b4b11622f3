import type { Page } from '@playwright/test'
import { signIn } from './gestures.ts'
import type { Person } from './people.ts'
import { test as base } from './test.ts'

interface Desks {
  /** A separate, signed-in browser for each staff member, closed with the test; its console is checked too. */
  openDesk: (person: Person, path?: string) => Promise<Page>
}

export const test = base.extend<Desks>({
  openDesk: async ({ browser, baseURL, extraHTTPHeaders, viewport, isMobile, hasTouch, consoleErrors }, use) => {
    const open: Page[] = []
    const settings = { baseURL, extraHTTPHeaders, viewport, isMobile, hasTouch }
    await use(async (person, path) => {
      const context = await browser.newContext(settings)
      const page = await context.newPage()
      consoleErrors.watch(page)
      open.push(page)
      await signIn(page, person, path)
      return page
    })
    for (const page of open) await page.context().close()
  },
})
