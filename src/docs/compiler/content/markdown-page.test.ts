import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#docs/model/product.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'
import { prepareProduct } from '../prepare.ts'
import { llmsFile } from './llms.ts'
import { Prose } from './prose.ts'
import { schemaList } from './schema-list.ts'

const { product, packs, files, llms } = await prepareProduct(join(root, 'openapi/products/direct-carrier-billing.yaml'))
const page = files.markdown
const operations = packs.flatMap((pack) => Object.values(pack.operations))

describe('the page as Markdown', () => {
  it('has every operation, parameter, answer and example of the page', () => {
    const missing = operations.flatMap(({ id, method, path, summary, parameters, responses, requestBody }) => {
      const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)]
      const words = [
        `### ${summary}\n\n\`${method} ${path}\``,
        ...parameters.map(({ name }) => `| \`${name}\` |`),
        ...responses.map(({ status }) => `#### Response ${status}`),
        ...media.flatMap(({ examples }) => examples.map(({ text }) => `\`\`\`json\n${text}\n\`\`\``)),
      ]
      return words.filter((each) => !page.includes(each)).map((each) => `${id}: ${each}`)
    })
    expect(missing).toEqual([])
  })

  it('has every row of every table', () => {
    for (const { title, rows } of product.tables) {
      const [, section = ''] = page.split(`\n## ${title}\n`)
      expect([title, section.split('\n## ')[0]?.match(/^\| /gm)?.length]).toEqual([title, rows.length + 2])
    }
  })

  it('shows a call in cURL', () => {
    expect(page).toContain("curl --include --request POST 'http://127.0.0.1:8080/sandbox/v1/charges' \\")
    expect(page).toContain("curl --include 'http://127.0.0.1:8080/sandbox/v1/charges/order-2042' \\")
  })

  it('contains no HTML', () => {
    const prose = page.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]+`/g, '')
    expect(prose.match(/<\/?(p|span|code|ul|li|strong|td|h\d)\b|&(amp|lt|gt);/g)).toBeNull()
  })
})

describe('the page of a file with parts below its parameters as Markdown', async () => {
  const folder = temporaryFolder('markdown')
  const text = await readFile(join(root, 'tests/specs/payments.yaml'), 'utf8')
  const statuses = '{ type: array, items: { type: string, enum: [paid, due] } }'
  const samples = 'x-codeSamples: [{ lang: sh, label: By hand, source: knock --twice }]'
  const file = join(folder, 'payments.yaml')
  await writeFile(
    file,
    text
      .replace('{ type: array, items: { type: integer } }', statuses)
      .replace('schema: { type: string, enum: [azure, crimson] }', `schema: ${statuses}`)
      .replace('x-internal-note: For tools.', samples),
  )
  const { files: written } = await prepareProduct(file)

  it('has the properties and items of parameters and response headers', () => {
    expect(written.markdown).toContain('\n- `filter`:\n  - `from`: string (date). First night')
    expect(written.markdown).toContain('\n- `nights`:\n  - *each item*: string. One of `paid`, `due`')
    expect(written.markdown).toMatch(/- header `X-Pennant`: .*\n {2}- \*each item\*: string. One of `paid`, `due`/)
    expect(written.markdown).not.toContain('- `berth`:')
  })

  it('has links, external documentation and the code samples of the file', () => {
    expect(written.markdown).toContain('- link `receipt`: Read the receipt again. Calls [readReceipt](<#readReceipt>)')
    expect(written.markdown).toContain('[What a night costs](<https://harbour.example/tariff>)')
    expect(written.markdown).toContain('Sample By hand:\n\n```\nknock --twice\n```')
  })
})

it.each<[text: string, items: Partial<Schema>]>([
  ['Default `a`', { default: 'a' }],
  ['Always `a`', { const: 'a' }],
  ['Example `a`', { example: 'a' }],
  ['No other properties', { closed: true }],
])('says of each item of a list: %s', (words, items) => {
  const schema = { type: 'array of string', items: { type: 'string', ...items } }
  expect(schemaList(schema, new Prose())).toEqual([`- *each item*: string. ${words}`])
})

describe('llms.txt', () => {
  it('links the Markdown page, the specification and each operation', () => {
    const text = llmsFile({ title: 'Portal', summary: 'APIs of a telecom operator.', sections: [] }, [llms.section])
    expect(text).toMatch(/^# Portal\n\n> APIs of a telecom operator\.\n\n## Direct Carrier Billing\n\n- \[/)
    for (const suffix of ['md', 'yaml', 'json']) expect(text).toContain(`(/api-doc/direct-carrier-billing.${suffix})`)
    expect(operations.filter(({ method, path }) => !text.includes(`[${method} ${path}]`))).toEqual([])
    expect(operations.filter(({ summary }) => !text.includes(`: ${summary}`))).toEqual([])
  })

  it('of the product links a page per operation, with its parameters, answers and examples', () => {
    expect(llms.product).toMatch(/^# Direct Carrier Billing\n\n> /)
    expect(llms.product).toContain('Headers of each call: Content-Type, Authorization, X-Partner-ID')
    for (const { id, summary, requestBody } of operations) {
      expect(llms.product).toContain(`(/api-doc/direct-carrier-billing/${id}.md): ${summary}`)
      const text = llms.operations[id] ?? ''
      expect(text.startsWith(`# ${summary}\n`)).toBe(true)
      const examples = requestBody?.media.flatMap((media) => media.examples) ?? []
      for (const example of examples) expect(text).toContain(example.text)
    }
  })
})
