import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { productDocs } from './vite-plugin.ts'

let root: string
beforeEach(() => {
  root = temporaryFolder('portal')
  mkdirSync(join(root, 'openapi/products'), { recursive: true })
  writeFileSync(join(root, 'main.ts'), "import { products } from 'virtual:products'\nconsole.log(products)\n")
})

async function built(sections: string[] = []) {
  const rolldownOptions = { input: join(root, 'main.ts') }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [productDocs(root, { title: 'Harbour', summary: 'The APIs of a harbour.', sections })],
    build: { write: false, rolldownOptions },
  })
  return [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
}

it('builds page, packs and downloads for an added file', async () => {
  cpSync('tests/specs/payments.yaml', join(root, 'openapi/products/payments.yaml'))
  const files = await built()
  const names = files.map(({ fileName }) => fileName)
  expect(names).toEqual(
    expect.arrayContaining(['api-doc/payments.yaml', 'api-doc/payments.json', 'api-doc/payments.md', 'llms.txt']),
  )
  const chunks = files.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  expect(entry?.code).toContain('Harbour Payments')
  // The portal's first load contains product names only.
  expect(entry?.code).not.toContain('Coins, shells')
  const having = chunks.filter(({ code }) => code.includes('Coins, shells or a card.'))
  expect(new Set(having.map(({ name }) => name)), 'its pack and the search').toEqual(new Set(['0', 'find']))
})

it('writes llms.txt of the portal and of each product, and a page per operation', async () => {
  cpSync('tests/specs/payments.yaml', join(root, 'openapi/products/payments.yaml'))
  const files = new Map(
    (await built(['## Agents\n'])).map((file) => [file.fileName, 'source' in file ? file.source : '']),
  )
  expect(files.get('llms.txt')).toMatch(/^# Harbour\n\n> The APIs of a harbour\.\n[\s\S]*\n## Agents\n/)
  const own = String(files.get('api-doc/payments/llms.txt'))
  const linked = [...own.matchAll(/\(\/(api-doc\/payments\/[^)]+\.md)\)/g)].map(([, name = '']) => name)
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((name) => !files.has(name))).toEqual([])
  expect(files.get('api-doc/payments/llms-full.txt')).toBe(files.get('api-doc/payments.md'))
})

it('fails the build with the line of an invalid file', async () => {
  cpSync('tests/specs/payments.yaml', join(root, 'openapi/products/payments.yaml'))
  writeFileSync(join(root, 'openapi/products/old.json'), '{ "swagger": "2.0" }')
  await expect(built()).rejects.toThrow(/openapi\/products\/old\.json:1: is Swagger 2\.0: convert/)
})
