import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { urlVariable } from './server.ts'

interface Fixtures {
  complaints: Complaints
  /** A visitor's address, for X-Forwarded-For. */
  address: string
}

/** What browsers say on their console about pages of this test; anything not expected fails it. */
class Complaints {
  private readonly heard: string[] = []
  private readonly expected: RegExp[] = []

  /** A test that provokes a failure says which complaint goes with it. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.heard.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.stack ?? error.message}`))
  }

  unexpected(): string[] {
    return this.heard.filter((text) => !this.expected.some((pattern) => pattern.test(text)))
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
  // A violation of the Content-Security-Policy is a console error as well.
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints()
      context.on('page', (page) => complaints.watch(page))
      await use(complaints)
      const unexpected = complaints.unexpected()
      if (unexpected.length > 0) throw new Error(`The console complains:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})
