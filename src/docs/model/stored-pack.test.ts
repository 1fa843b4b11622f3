import { expect, it } from 'vitest'
import type { Operation, Pack } from './product.ts'
import type { Snippet } from './snippet.ts'
import { foldPack, unfoldPack } from './stored-pack.ts'

const operation = (id: string, snippets: Snippet[]): Operation => ({
  id,
  method: 'GET',
  path: `/${id}`,
  summary: id,
  description: null,
  deprecated: false,
  externalDocs: null,
  security: [],
  parameters: [],
  requestBody: null,
  responses: [],
  callbacks: [],
  snippets,
})

const shared: Snippet[] = [{ language: 'shell', parts: ['curl ', { as: 'shell-url', hole: 'url' }] }]
const other: Snippet[] = [{ language: 'go', parts: ['package main'] }]
const pack: Pack = {
  operations: {
    a: operation('a', shared),
    b: operation('b', other),
    c: operation('c', shared),
    d: operation('d', []),
    e: { ...operation('e', shared), otherSnippets: { 'a/b': other } },
  },
  schemas: { S: { type: 'string' } },
}

it('stores each set of samples once and restores the pack', () => {
  const stored = JSON.parse(JSON.stringify(foldPack(pack)))
  expect(stored.samples).toEqual([shared, other, []])
  expect(unfoldPack(stored)).toEqual(pack)
})

it('returns the same restored pack each time', () => {
  const stored = foldPack(pack)
  expect(unfoldPack(stored)).toBe(unfoldPack(stored))
})
