import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const webDir = mkdtempSync(join(tmpdir(), 'portal-public-'))
const files = {
  'index.html': '<title>Portal</title>',
  'prerendered/index.html': '<title>Home</title><link rel="canonical" href="https://portal.invalid/">',
  'prerendered/our-solutions.html': '<title>Our Solutions</title>',
  'prerendered/article/1/first.html':
    '<title>First</title><link rel="canonical" href="https://portal.invalid/article/1/first">',
  'prerendered/_contact.html': '<a href="mailto:contact@portal.invalid">contact@portal.invalid</a>',
  'robots.txt': 'Sitemap: https://portal.invalid/sitemap.xml',
  'sitemap.xml': '<loc>https://portal.invalid/</loc>',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(webDir, name, '..'), { recursive: true })
  writeFileSync(join(webDir, name), text)
}
const config = { publicUrl: 'https://portal.example', contactMailTo: 'r&d@portal.example' }
const app = testApp({ webDir, seeded: false, config })
const browser = { accept: 'text/html,*/*;q=0.8' }

it('serves each page at its own address, under the policy of every page', async () => {
  for (const [url, words] of [
    ['/', '<title>Home</title><link rel="canonical" href="https://portal.example/">'],
    ['/?from=mail', '<title>Home</title>'],
    ['/our-solutions', '<title>Our Solutions</title>'],
    ['/article/1/first', 'href="https://portal.example/article/1/first"'],
  ] as const) {
    const answer = await app.inject({ url, headers: browser })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body, url).toContain(words)
    expect(answer.headers, url).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
  }
})

it('serves the application where there is no such page', async () => {
  expect((await app.inject({ url: '/article/2/gone', headers: browser })).body).toContain('<title>Portal</title>')
})

it('leads from other addresses of a page to the one that counts, also where no script runs', async () => {
  for (const [url, address] of [
    ['/article/1/frist', '/article/1/first'],
    ['/article/1/first/', '/article/1/first'],
    [`/article/1/${'a'.repeat(300)}?from=mail`, '/article/1/first'],
    ['/article/1/%2F%2Felsewhere.example', '/article/1/first'],
    ['/contact-us', '/_contact'],
  ] as const) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: browser })
      expect([answer.statusCode, answer.headers.location], url).toEqual([301, address])
      expect(answer.headers['cache-control'], url).toBe('no-cache')
    }
  }
})

it('names the mailbox of those who answer, as text', async () => {
  const { body } = await app.inject({ url: '/_contact', headers: browser })
  expect(body).toBe('<a href="mailto:r&#38;d@portal.example">r&#38;d@portal.example</a>')
})

it('gives the files of the pages no second address', async () => {
  for (const url of ['/prerendered/index.html', '/prerendered/our-solutions.html']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404)
  }
})

it("tells search engines this portal's own address", async () => {
  expect((await app.inject({ url: '/robots.txt' })).body).toBe('Sitemap: https://portal.example/sitemap.xml')
  const sitemap = await app.inject({ url: '/sitemap.xml' })
  expect(sitemap.body).toBe('<loc>https://portal.example/</loc>')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
})
