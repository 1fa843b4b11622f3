import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { exampleContext, valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { Operation, Product } from '#docs/model/product.ts'
import type { LanguageId } from '#docs/model/snippet.ts'
import { runnableLanguages, runSample } from '#tests/support/sample-runtimes.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { read } from '#tests/support/tree.ts'
import { type Received, receivedCall } from './received-call.ts'
import { type Call, expectedCalls, fileContent } from './sample-expectation.ts'

// Runs the samples of tests/specs/calls.yaml, as they are copied, and compares each request with what the file asks for.

const received: Received[] = []
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  received.push({ method, url, headers, body: await buffer(request) })
  response.end('done')
})
const folder = temporaryFolder('sample-calls')
const source = read('tests/specs/calls.yaml')
let product: Product
let operations: Record<string, Operation>

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const file = join(folder, 'calls.yaml')
  writeFileSync(file, source.replaceAll('ORIGIN', `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`))
  const prepared = await prepareProduct(file, { onWarning: () => undefined })
  product = prepared.product
  operations = Object.assign({}, ...prepared.packs.map((pack) => pack.operations))
})

afterAll(() => {
  server.close()
})

function sampleOf(language: LanguageId, { id, alternative, media: at }: Call): string {
  const operation = operations[id]
  const media = operation?.requestBody?.media[at]
  const snippets = operation?.otherSnippets?.[media?.type ?? ''] ?? operation?.snippets
  const snippet = snippets?.find((each) => each.language === language)
  if (!operation || !snippet) throw new Error(`There is no sample of ${id} in ${language}`)
  const body = media ? { type: media.type, text: media.examples[0]?.text ?? '' } : null
  return fillSnippet(snippet, valuesOf(operation, exampleContext(product), body, operation.access?.[alternative])).text
}

const files = Object.fromEntries(['file.bin', 'photo.png', 'one.png', 'two.png'].map((name) => [name, fileContent]))
const calls = expectedCalls(source.replaceAll('ORIGIN', 'http://localhost'))

describe.each(runnableLanguages())('the samples in %s send what the file asks for', (language) => {
  it.each(calls)(
    '$method $id, alternative $alternative, media type $media',
    async (call) => {
      const { status } = await runSample(language, sampleOf(language, call), files)
      expect(status).toBe(200)
      const last = received.pop()
      if (!last) throw new Error(`The sample in ${language} sent no request`)
      expect(receivedCall(last, call)).toEqual(call)
    },
    120_000,
  )
})
