import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import { readArticles } from '#server/articles/read-articles.ts'
import { root } from '#tests/support/tree.ts'
import { exampleFindings } from './contract/example-findings.ts'

const { document } = await readDocument(join(root, 'openapi/products/direct-carrier-billing.yaml'))

interface Body {
  slug: string
  text: string
  /** The call that the article names last before the body, such as 'POST /v1/charges'. */
  call: string | undefined
}

const bodies = readArticles().flatMap(({ slug, markdown }): Body[] =>
  [...markdown.matchAll(/```json\n(.*?)```/gs)].map(({ index, 1: text = '' }) => ({
    slug,
    text,
    call: [...markdown.slice(0, index).matchAll(/`((?:POST|GET) \/v1\/[^`]+)`/g)].at(-1)?.[1],
  })),
)

function findingsOf({ slug, call = '' }: Body, value: unknown): string[] {
  const [method = '', path = ''] = call.toLowerCase().split(' ')
  const isAnswer = typeof value === 'object' && value !== null && 'resultCode' in value
  const part = isAnswer ? ['responses', '200'] : ['requestBody']
  const schema = pointerTo(['paths', path, method, ...part, 'content', 'application/json', 'schema'])
  return exampleFindings(document, [{ owner: slug, place: call, schema, value }])
}

test('articles contain request bodies of several operations', () => {
  expect(new Set(bodies.map(({ call }) => call)).size).toBeGreaterThanOrEqual(4)
})

describe.each(bodies)('the body of $call in $slug', (body) => {
  test('is accepted by the API', () => {
    expect(findingsOf(body, JSON.parse(body.text))).toEqual([])
  })

  test('is rejected with an invalid value or an unknown property', () => {
    expect(findingsOf(body, { ...JSON.parse(body.text), correlationId: 'not an id' })).not.toEqual([])
    expect(findingsOf(body, { ...JSON.parse(body.text), unknownProperty: true })).not.toEqual([])
  })
})
