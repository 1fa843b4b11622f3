import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tests/support/tree.ts'
import { prepareProduct } from '../prepare.ts'
import { llmsFile } from './llms.ts'

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
