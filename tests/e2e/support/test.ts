import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { urlVariable } from './server.ts'

interface Fixtures {
  consoleErrors: ConsoleErrors
  /** A client address for X-Forwarded-For. */
  address: string
}

/** Console errors of this test's pages; an unexpected one fails the test. */
class ConsoleErrors {
  private readonly recorded: { url: string; text: string }[] = []
  private readonly expected: RegExp[] = []

  /** Tests that provoke a failure name the expected console error. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  watch(page: Page): void {
    const record = (text: string) => this.recorded.push({ url: page.url(), text })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') record(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => record(`uncaught: ${error.stack ?? error.message}`))
  }

  unexpected(): string[] {
    const unexpected = this.recorded.filter(({ text }) => !this.expected.some((pattern) => pattern.test(text)))
    return unexpected.map(({ url, text }) => `${url}: ${text}`)
  }
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use, { project }) => {
    const url = process.env[urlVariable(project.name)]
    if (!url) throw new Error('No server: playwright.config.ts starts one per project in its globalSetup')
    await use(url)
  },
  address: async ({ browserName: _ }, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`)
  },
  extraHTTPHeaders: async ({ address }, use) => {
    await use({ 'X-Forwarded-For': address })
  },
  // A violation of the Content-Security-Policy is a console error too.
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = new ConsoleErrors()
      context.on('page', (page) => consoleErrors.watch(page))
      await use(consoleErrors)
      const unexpected = consoleErrors.unexpected()
      if (unexpected.length > 0) throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})
