import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { urlVariable } from './server.ts'

interface Fixtures {
  complaints: Complaints
  /** A client address for X-Forwarded-For. */
  address: string
}

/** Console errors of this test's pages; an unexpected one fails the test. */
class Complaints {
  private readonly heard: { url: string; text: string }[] = []
  private readonly expected: RegExp[] = []

  /** Tests that provoke a failure name the expected console error. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  watch(page: Page): void {
    const hear = (text: string) => this.heard.push({ url: page.url(), text })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => hear(`uncaught: ${error.stack ?? error.message}`))
  }

  unexpected(): string[] {
    const unexpected = this.heard.filter(({ text }) => !this.expected.some((pattern) => pattern.test(text)))
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
