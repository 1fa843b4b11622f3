import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'

const folder = temporaryFolder('additions')
const note = 'Each item is a part without a name, which the code samples do not write.'

it.each([
  ['of one kind', '{ itemSchema: { type: object }, itemEncoding: { contentType: application/json } }', note],
  [
    'in a fixed order',
    '{ schema: { type: array, description: Two., prefixItems: [{}, {}] }, prefixEncoding: [{ contentType: text/plain }] }',
    `Two. ${note}`,
  ],
])('says that the samples lack parts without names %s', async (what, media, words) => {
  const file = join(folder, `${what.replaceAll(' ', '-')}.yaml`)
  const body = `requestBody: { content: { multipart/mixed: ${media} } }`
  writeFileSync(file, `openapi: 3.2.0\ninfo: { title: T, version: '1' }\npaths: { /a: { post: { ${body} } } }\n`)
  const warnings: string[] = []
  const { files } = await prepareProduct(file, { onWarning: ({ message }) => warnings.push(message) })
  // A line of the page has no full stop at its end.
  expect(files.markdown).toContain(words.replace(/\.$/, ''))
  expect(warnings).toEqual([])
})
