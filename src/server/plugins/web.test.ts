import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const webDir = temporaryFolder('portal-web')
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Portal</title>')
writeFileSync(join(webDir, 'assets/index-abc123.js'), 'console.log(1)')
mkdirSync(join(webDir, 'articles'))
writeFileSync(join(webDir, 'articles/clip.webm'), 'one two three')
writeFileSync(join(webDir, 'assets/index-abc123.js.br'), brotliCompressSync('console.log(1)'))

const app = testApp({ webDir, seeded: false })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('serves the page to navigation, uncached, with the strict policy', async () => {
  for (const url of ['/', '/projects', '/version', '/signin?redirect=%2Fprojects']) {
    const answer = await app.inject({ url, headers: browser })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body, url).toContain('<title>Portal</title>')
    expect(answer.headers['cache-control'], url).toBe('no-cache')
    expect(answer.headers['content-security-policy'], url).toContain("script-src 'self';")
    expect(answer.headers['content-security-policy'], url).not.toMatch(/unsafe/)
  }
})

test('answers 404 to other requests', async () => {
  for (const url of ['/portal/nowhere', '/admin', '/assets/gone.js']) {
    expect((await app.inject({ url, headers: browser })).statusCode, url).toBe(404)
  }
  expect((await app.inject({ url: '/projects', headers: { accept: '*/*' } })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/projects', headers: browser })).statusCode).toBe(404)
})

test('serves no file outside the folder', async () => {
  for (const url of [
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
  ]) {
    const answer = await app.inject({ url })
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
    expect(answer.json().status, url).toBe(false)
  }
})

test('answers 404 to a path that cannot be a file', async () => {
  for (const url of ['//evil.example/healthz', `/${'a'.repeat(5000)}`, '/assets/.env', '/assets//x']) {
    expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode, url).toBe(404)
  }
})

test('answers 404 to an over-long id', async () => {
  const answer = await app.inject({ url: `/portal/projects/${'x'.repeat(2000)}` })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).not.toHaveProperty('allow')
})

test('serves assets compressed, immutable, with an ETag', async () => {
  const url = '/assets/index-abc123.js'
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-type': expect.stringContaining('javascript'),
  })
  const again = await app.inject({
    url,
    headers: { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  const plain = await app.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe('console.log(1)')
})

test('serves an asset completely for a range request, and without error for a conditional one', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/index-abc123.js', headers })
  for (const range of ['bytes=0-3', 'bytes=99999-', 'nonsense']) {
    expect(await ask({ range }), range).toMatchObject({ statusCode: 200, body: 'console.log(1)' })
  }
  const answer = await ask({ 'if-match': '"another"' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().status).toBe(false)
})

test('serves byte ranges of a video', async () => {
  const answer = await app.inject({ url: '/articles/clip.webm', headers: { range: 'bytes=4-6' } })
  expect(answer).toMatchObject({ statusCode: 206, body: 'two' })
  expect(answer.headers).toMatchObject({ 'content-type': 'video/webm', 'content-range': 'bytes 4-6/13' })
  const whole = await app.inject({ url: '/articles/clip.webm' })
  expect(whole.body).toBe('one two three')
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'no-cache' })
})

test('serves the version as JSON to programs', async () => {
  const answer = await app.inject({ url: '/version', headers: { accept: 'application/json' } })
  expect(answer.json()).toMatchObject({ status: true, data: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) } })
  expect(answer.headers.vary).toBe('accept')
})

test('tells database and runtime in the internal network only', async () => {
  const headers = { accept: 'application/json' }
  const namesFrom = async (remoteAddress: string) =>
    Object.keys((await app.inject({ url: '/version', headers, remoteAddress })).json().data)
  expect(await namesFrom('127.0.0.1')).toEqual(['version', 'database', 'node'])
  expect(await namesFrom('203.0.113.7')).toEqual(['version'])
})
