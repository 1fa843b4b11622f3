import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unzip, zipOf } from '#domain/stored-zip.ts'
import { testApp } from '#tests/support/app.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const builtWith = 'http://127.0.0.1:8080'
const files = {
  'api-doc/pay.yaml': `default: ${builtWith}\nhelp: ${builtWith}/api-doc/pay#here\n`,
  'api-doc/pay.json': JSON.stringify({
    servers: [{ url: '{PUBLIC_URL}/sandbox', variables: { PUBLIC_URL: { default: builtWith } } }],
  }),
  'api-doc/pay.md': `# Pay\n\ncurl '${builtWith}/sandbox/v1/charges'\n`,
  'api-doc/pay.atom': '<feed><link rel="self" href="/api-doc/pay.atom"/></feed>\n',
  'api-doc/pay.http': `@baseUrl = ${builtWith}/sandbox\n`,
  'api-doc/pay.postman_environment.json': JSON.stringify({ values: [{ value: `${builtWith}/sandbox` }] }),
  'api-doc/pay.bruno.zip': Buffer.from(zipOf([['sandbox.bru', `vars { baseUrl: ${builtWith}/sandbox }`]])),
  'llms.txt': '- [Pay](/api-doc/pay.md): the whole\n',
  'api-doc/pay/llms.txt': `Base addresses: ${builtWith}/sandbox.\n`,
  'api-doc/pay/charge.md': `curl '${builtWith}/sandbox/v1/charges'\n`,
}

const webDir = temporaryFolder('portal-downloads')
mkdirSync(join(webDir, 'api-doc/pay'), { recursive: true })
for (const [name, text] of Object.entries({ ...files, 'index.html': '<title>Portal</title>' })) {
  writeFileSync(join(webDir, name), text)
  writeFileSync(join(webDir, `${name}.br`), brotliCompressSync(text))
}

const app = testApp({ webDir, seeded: false, config: { publicUrl: 'https://portal.example' } })

describe.each([
  ['/api-doc/pay.yaml', 'text/yaml; charset=utf-8', 'help: https://portal.example/api-doc/pay#here'],
  ['/api-doc/pay.json', 'application/json; charset=utf-8', '"default":"https://portal.example"'],
  ['/api-doc/pay.md', 'text/markdown; charset=utf-8', "curl 'https://portal.example/sandbox/v1/charges'"],
  ['/api-doc/pay.atom', 'application/atom+xml; charset=utf-8', 'href="https://portal.example/api-doc/pay.atom"'],
  ['/api-doc/pay/llms.txt', 'text/plain; charset=utf-8', 'Base addresses: https://portal.example/sandbox.'],
  ['/api-doc/pay/charge.md', 'text/markdown; charset=utf-8', "curl 'https://portal.example/sandbox/v1/charges'"],
  ['/api-doc/pay.http', 'text/plain; charset=utf-8', '@baseUrl = https://portal.example/sandbox'],
  ['/api-doc/pay.postman_environment.json', 'application/json; charset=utf-8', 'https://portal.example/sandbox'],
  ['/api-doc/pay.bruno.zip', 'application/zip', 'baseUrl: https://portal.example/sandbox'],
  ['/llms.txt', 'text/plain; charset=utf-8', '(https://portal.example/api-doc/pay.md)'],
])('%s', (url, type, words) => {
  const ask = (headers: Record<string, string> = {}) => app.inject({ url, headers })

  it("contains the portal's own address and no other", async () => {
    const { statusCode, headers, body } = await ask()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    expect(body).toContain(words)
    expect(body).not.toContain('127.0.0.1')
  })

  it('is equal when compressed, with an ETag per encoding', async () => {
    const plain = await ask({ 'accept-encoding': 'br;q=0, identity' })
    const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await ask({ 'accept-encoding': 'gzip' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('answers 304 to a matching ETag', async () => {
    const { etag } = (await ask({ 'accept-encoding': 'br' })).headers
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` }
    const again = await ask(known)
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' })
    expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('answers HEAD with its size', async () => {
    const [head, whole] = [await app.inject({ method: 'HEAD', url }), await ask()]
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(405)
  })
})

it('fills an archive that can still be read', async () => {
  const { rawPayload } = await app.inject({ url: '/api-doc/pay.bruno.zip' })
  expect(unzip(rawPayload)).toEqual([['sandbox.bru', 'vars { baseUrl: https://portal.example/sandbox }']])
})
