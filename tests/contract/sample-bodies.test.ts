import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snippetsOf } from '#docs/compiler/content/snippets.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { LanguageId } from '#docs/model/snippet.ts'
import { runnableLanguages, runSample } from '#tests/support/sample-runtimes.ts'

// Runs the samples against a server that records requests, with every kind of body and with characters that need escaping.

interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

const received: Received[] = []
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  received.push({ method, url, headers, body: await buffer(request) })
  response.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' }).end('{"taken": "é"}')
})
let address: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
})

afterAll(() => {
  server.close()
})

interface SampleBody {
  method?: string
  type?: string
  text?: string
  files?: Record<string, string>
}

const content = 'bytes of a file, é\n'

async function send(
  language: LanguageId,
  { method = 'POST', type, text = '', files = {} }: SampleBody,
): Promise<Received> {
  const names = Object.keys(files)
  const call = {
    method,
    headers: ['Content-Type', 'X-Api-Key', 'X-Left-Out'],
    body: type ? { type, files: names } : null,
  }
  const snippet = snippetsOf(call).find((each) => each.language === language)
  if (!snippet) throw new Error(`No sample in ${language}`)
  const values = {
    url: `${address}/a%20b?q=%5B1%5D&x=$HOME`,
    headers: { 'X-Api-Key': `k'"$HOME\\#{1}` },
    body: type ? text : null,
  }
  const onDisk = Object.fromEntries(['file.bin', ...Object.values(files)].map((name) => [name, content]))
  const answer = await runSample(language, fillSnippet(snippet, values).text, onDisk)
  expect(answer).toEqual({ status: 201, body: '{"taken": "é"}' })
  const last = received.pop()
  if (!last) throw new Error(`The sample in ${language} sent no request`)
  expect(last).toMatchObject({ method, url: '/a%20b?q=%5B1%5D&x=$HOME' })
  expect(last.headers).toMatchObject({ 'x-api-key': `k'"$HOME\\#{1}` })
  expect(last.headers).not.toHaveProperty('x-left-out')
  return last
}

async function fieldsOf({ headers, body }: Received): Promise<[string, string][]> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData()
  const fields = [...form].map(
    async ([name, value]): Promise<[string, string]> =>
      typeof value === 'string' ? [name, value] : [name, `${value.name}: ${await value.text()}`],
  )
  return await Promise.all(fields)
}

const specialCharacters = `it's "quoted" \\ $HOME #{1} \`x\` <é> 😀\nnext`

describe.each(runnableLanguages())('a sample in %s', (language) => {
  it('sends JSON', async () => {
    const value = { text: specialCharacters, list: [1, 2.5, true, null, []], 'odd key': {}, id: 'x' }
    const { headers, body } = await send(language, { type: 'application/json', text: JSON.stringify(value, null, 2) })
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body.toString())).toEqual(value)
  }, 120_000)

  it('sends JSON with a number that the language cannot represent', async () => {
    const { body } = await send(language, { type: 'application/json', text: '{"id": 12345678901234567890}' })
    expect(body.toString()).toBe('{"id": 12345678901234567890}')
  }, 120_000)

  it('sends text unchanged', async () => {
    const text = `<a b="'">\n  <c>${specialCharacters}</c>\n</a>`
    const { headers, body } = await send(language, { method: 'PUT', type: 'application/xml', text })
    expect(headers['content-type']).toBe('application/xml')
    expect(body.toString()).toBe(text)
  }, 120_000)

  it('sends the fields of a form', async () => {
    const pairs: [string, string][] = [
      ['name', specialCharacters],
      ['empty', ''],
      ['a[b]', 'c&d=e'],
    ]
    const text = new URLSearchParams(pairs).toString()
    const sent = await send(language, { type: 'application/x-www-form-urlencoded', text })
    expect((await fieldsOf(sent)).toSorted()).toEqual(pairs.toSorted())
  }, 120_000)

  it('sends the parts of a multipart body, including files', async () => {
    const text = JSON.stringify({ note: `it's "quoted" $HOME`, size: 3, photo: 'photo.png' })
    const sent = await send(language, { type: 'multipart/form-data', text, files: { photo: 'photo.png' } })
    expect(await fieldsOf(sent)).toEqual([
      ['note', `it's "quoted" $HOME`],
      ['size', '3'],
      ['photo', `photo.png: ${content}`],
    ])
  }, 120_000)

  it('sends the bytes of a file', async () => {
    const { headers, body } = await send(language, { type: 'image/png' })
    expect(headers['content-type']).toBe('image/png')
    expect(body.toString()).toBe(content)
  }, 120_000)

  it('sends a request without a body', async () => {
    const { body } = await send(language, { method: 'DELETE' })
    expect(body.length).toBe(0)
  }, 120_000)
})
