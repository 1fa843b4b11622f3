import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const webDir = temporaryFolder('portal-public')
const files = {
  'index.html': '<title>Portal</title>',
  'prerendered/index.html': '<title>Home</title><link rel="canonical" href="https://portal.invalid/">',
  'prerendered/our-solutions.html': '<title>Our Solutions</title>',
  'prerendered/our-solutions/wallet.html': '<title>Wallet</title>',
  'prerendered/article/1/first.html':
    '<title>First</title><link rel="canonical" href="https://portal.invalid/article/1/first">',
  'prerendered/_contact.html': '<a href="mailto:contact@portal.invalid">contact@portal.invalid</a>',
  'prerendered/404.html': '<title>Page not found</title><meta property="og:url" content="https://portal.invalid/404">',
  'prerendered/addresses.json': JSON.stringify(['/', '/signin', '/projects/', '/projects/$projectId', '/_contact']),
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

it('serves each page at its own address with the security policy', async () => {
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

it('serves the application for its other pages', async () => {
  const projects = [
    '/projects',
    '/projects/',
    '/Projects?create=true',
    '/projects/42',
    '/projects/42/',
    '/%70rojects/42',
  ]
  for (const url of ['/signin', ...projects]) {
    const answer = await app.inject({ url, headers: browser })
    expect([answer.statusCode, answer.body], url).toEqual([200, '<title>Portal</title>'])
  }
})

it('answers 404 for any other address, to browsers and programs', async () => {
  const page = '<title>Page not found</title><meta property="og:url" content="https://portal.example/404">'
  for (const url of [
    '/anything',
    '/article/2/gone',
    '/article/x',
    '/signin/more',
    '/projects/4/2',
    '/projects.',
    '/x?y',
    '/projects/4%2F2/x',
  ]) {
    const answer = await app.inject({ url, headers: browser })
    expect([answer.statusCode, answer.body], url).toEqual([404, page])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const again = await app.inject({ url, headers: { ...browser, 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.body], url).toEqual([404, page])
    expect((await app.inject({ method: 'HEAD', url, headers: browser })).statusCode, url).toBe(404)
  }
  expect((await app.inject({ url: '/anything' })).json()).toMatchObject({ code: 'route-not-found' })
  // No address at all.
  expect((await app.inject({ url: '/%zz', headers: browser })).statusCode).toBe(400)
})

it('redirects other spellings to the canonical address, also without JavaScript', async () => {
  for (const [url, address] of [
    ['/article/1/frist', '/article/1/first'],
    ['/article/1/first/', '/article/1/first'],
    [`/article/1/${'a'.repeat(300)}?from=mail`, '/article/1/first?from=mail'],
    ['/article/1/%2F%2Felsewhere.example', '/article/1/first'],
    ['/contact-us', '/_contact'],
    ['/our-solutions/', '/our-solutions'],
    ['/our-solutions/wallet/', '/our-solutions/wallet'],
    ['/_contact/?from=mail&to=us', '/_contact?from=mail&to=us'],
  ] as const) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: browser })
      expect([answer.statusCode, answer.headers.location], url).toEqual([301, address])
      expect(answer.headers['cache-control'], url).toBe('no-cache')
    }
  }
})

it('shows the contact address as text', async () => {
  const { body } = await app.inject({ url: '/_contact', headers: browser })
  expect(body).toBe('<a href="mailto:r&#38;d@portal.example">r&#38;d@portal.example</a>')
})

it('serves page files at no second address', async () => {
  for (const url of ['/prerendered/index.html', '/prerendered/our-solutions.html']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404)
  }
})

it("puts this portal's own address into sitemap and robots.txt", async () => {
  expect((await app.inject({ url: '/robots.txt' })).body).toBe('Sitemap: https://portal.example/sitemap.xml')
  const sitemap = await app.inject({ url: '/sitemap.xml' })
  expect(sitemap.body).toBe('<loc>https://portal.example/</loc>')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
})
