import { describe, expect, it } from 'vitest'
import { find, findable } from '#docs/model/find.ts'
import { changesAnchor, headersAnchor, introductionAnchor, securityAnchor } from '#docs/page/sections.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { toPlainText } from './content/markdown.ts'
import { productFiles } from './find-products.ts'
import { type PreparedProduct, prepareProduct } from './prepare.ts'
import { productTables } from './product/tables.ts'
import { readDocument } from './read/read-document.ts'

// Every word of a specification must appear on its page, so an unsupported keyword fails here.

const files = [
  'tests/specs/payments.yaml',
  'tests/specs/telecom.yaml',
  'tests/specs/hosting.json',
  'tests/specs/number-verification.yaml',
  ...productFiles('.'),
]

describe.each(files)('%s', async (file) => {
  const prepared = await prepareProduct(file, { tables: productTables })
  const page = textOf(prepared)

  it('appears on its page completely', async () => {
    const words = wordsOf((await readDocument(file)).bundled)
    expect(words).not.toEqual([])
    expect(words.filter((word) => !page.includes(squeeze(word)))).toEqual([])
  })

  it('has unique anchors', () => {
    const anchors = anchorsOf(prepared)
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  })

  it('has search entries for existing anchors only', () => {
    const anchors = new Set(anchorsOf(prepared))
    const inNamed = (anchor: string) => [...namedAnchors(prepared)].some((end) => anchor.endsWith(`/${end}`))
    expect(prepared.find.filter(({ anchor }) => !anchors.has(anchor) && !inNamed(anchor))).toEqual([])
  })

  it.skipIf(prepared.product.packCount > 1)('is found by every word of its prose', async () => {
    const entries = findable(prepared.find)
    const words = proseOf((await readDocument(file)).bundled)
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((word) => find(entries, word).length === 0)).toEqual([])
  })

  it('has each named schema in its declared pack', () => {
    const refs = partsOf(prepared.packs, (part) => isObject(part.ref) && 'pack' in part.ref)
    expect(
      refs.filter(({ ref }) => isObject(ref) && !prepared.packs[Number(ref.pack)]?.schemas[String(ref.name)]),
    ).toEqual([])
  })

  it('has each operation in the first pack of its entry', () => {
    const entries = prepared.product.groups.flatMap(({ operations }) => operations)
    expect(entries.filter(({ id, packs }) => !prepared.packs[packs[0] ?? -1]?.operations[id])).toEqual([])
    expect(entries.filter(({ lines }) => lines < 1)).toEqual([])
  })
})

it('compares every word of a specification', async () => {
  const { bundled } = await readDocument('openapi/products/direct-carrier-billing.yaml')
  expect(wordsOf(bundled).length).toBeGreaterThan(100)
})

const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

/** The page's text without tags, spaces and escapes. */
function textOf({ product, packs }: PreparedProduct): string {
  const texts: string[] = []
  const take = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value.includes('<') ? `${value} ${toPlainText(value)}` : value)
    else if (typeof value === 'number' || typeof value === 'boolean') texts.push(String(value))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (key === 'snippets' || key === 'otherSnippets') continue
        texts.push(key)
        take(part)
      }
    }
  }
  take([product, packs])
  return squeeze(texts.join('\n'))
}

const prose = new Set(['description', 'summary', 'title'])
/** Values shown in other words, or without text. */
const elsewhere = new Set([
  'openapi',
  'style',
  'scheme',
  'jsonSchemaDialect',
  '$ref',
  '$anchor',
  'type',
  'in',
  'operationId',
  'operationRef',
])
const silent = (key: string) => key.startsWith('x-') && !/^x-(enum-?descriptions|result-codes|operators)/i.test(key)

/** Everything that is searchable, if it has a target. */
function wordsOf(document: OpenApiDocument): string[] {
  const words = new Set<string>()
  const seen = new Set<unknown>()
  const { components, ...reached } = document
  const schemes = isObject(components) ? components.securitySchemes : {}
  const walk = (value: unknown, key: string, parent: string): void => {
    if (typeof value === 'string') addText(value, key, parent)
    if (typeof value === 'number') words.add(String(value))
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isObject(value) && typeof value.$ref === 'string') walk(lookUp(document, value.$ref), '', '')
    for (const [name, part] of Object.entries(value)) walkPart(name, part, key)
  }
  const walkPart = (name: string, part: unknown, key: string) => {
    if (elsewhere.has(name) && key !== 'properties') return
    if (silent(name) && !['properties', 'headers'].includes(key)) return
    if (name === '$defs' && key !== 'properties') return
    if (
      ['properties', 'responses', 'headers', 'content', 'encoding', 'scopes', 'patternProperties', 'schemas'].includes(
        key,
      )
    )
      words.add(name)
    // An example appears in the format of its media type.
    if (['example', 'value', 'mapping'].includes(name) && typeof part !== 'string' && key !== 'properties') return
    walk(part, name, key)
  }
  const addText = (value: string, key: string, parent: string) => {
    if (key === 'url' && parent === 'servers') return
    words.add(prose.has(key) && parent !== 'properties' ? toPlainText(value) : value)
  }
  walk(reached, '', '')
  walk(schemes, '', '')
  return [...words].filter((word) => word.trim() !== '')
}

/** The words of its descriptions, summaries and titles. A reader does not search for shorter ones. */
function proseOf(document: OpenApiDocument): string[] {
  const texts = partsOf(document, (part) => [...prose].some((name) => typeof part[name] === 'string'))
    .flatMap((part) => [...prose].map((name) => part[name]))
    .filter((text) => typeof text === 'string')
  return [
    ...new Set(
      texts.flatMap(
        (text) =>
          toPlainText(text)
            .toLowerCase()
            .match(/(?<![\w-])[a-z]{4,}(?![\w-])/g) ?? [],
      ),
    ),
  ]
}

/** All objects inside that match. */
function partsOf(value: unknown, pick: (part: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap((part) => partsOf(part, pick))
  return isObject(value) && pick(value) ? [value, ...inside] : inside
}

/** Anchors of named schemas are relative to where they are expanded. */
function anchorsOf({ product, packs }: PreparedProduct): string[] {
  const operations = packs.map((pack) => pack.operations)
  const places = partsOf(operations, (part) => typeof part.anchor === 'string').map(({ anchor }) => String(anchor))
  const properties = partsOf(operations, (part) => typeof part.path === 'string' && 'schema' in part).map(({ path }) =>
    String(path),
  )
  const callbacks = partsOf(operations, (part) => typeof part.expression === 'string').map(({ operation }) =>
    String(isObject(operation) && operation.id),
  )
  return [
    introductionAnchor,
    ...product.requestHeaders.map(({ name }) => `${headersAnchor}/${name}`),
    ...product.securitySchemes.map(({ id }) => `${securityAnchor}/${id}`),
    ...(product.changes.length > 0 ? [changesAnchor] : []),
    ...product.changes.map(({ id }) => id),
    ...product.headings.map(({ id }) => id),
    ...product.groups.flatMap((group) => [group.id, ...group.operations.map(({ id }) => id)]),
    ...product.tables.flatMap((table) => [table.id, ...table.rows.map(({ id }) => id)]),
    ...places,
    ...properties,
    ...callbacks,
  ]
}

function namedAnchors({ packs }: PreparedProduct): Set<string> {
  const schemas = packs.map((pack) => pack.schemas)
  return new Set(partsOf(schemas, (part) => typeof part.path === 'string').map(({ path }) => String(path)))
}
