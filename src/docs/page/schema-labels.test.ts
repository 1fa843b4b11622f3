import { describe, expect, it } from 'vitest'
import type { Schema } from '#docs/model/product.ts'
import { contentsLabel, flagsOf, isExpandable } from './schema-labels.ts'

const name: Schema['properties'] = [{ path: 'name', name: 'name', required: true, schema: { type: 'string' } }]
const charge = { type: 'Charge', ref: { name: 'Charge', pack: 0 } }

describe('the content of a collapsed node', () => {
  it.each<[string, Schema]>([
    ['1 property', { type: 'object', properties: name }],
    ['1 property of each item', { type: 'array', items: { type: 'object', properties: name } }],
    ['Charge', charge],
    ['each Charge', { type: 'array of Charge', items: charge }],
    ['one of 1', { type: 'object', choice: { kind: 'one of', options: [{ label: 'a', schema: charge }] } }],
    [
      'more about each item',
      { type: 'array of string', items: { type: 'string', constraints: ['at most 5 characters'] } },
    ],
  ])('is called %s', (words, schema) => {
    expect(isExpandable(schema)).toBe(true)
    expect(contentsLabel(schema)).toBe(words)
  })

  it('is empty when the type is complete', () => {
    expect(isExpandable({ type: 'array of string', items: { type: 'string' } })).toBe(false)
    expect(isExpandable({ type: 'object', properties: [] })).toBe(false)
  })
})

describe('the flags of a type', () => {
  it('leave out nullable when the type includes null', () => {
    expect(flagsOf({ type: 'string or null', nullable: true })).toEqual([])
    expect(flagsOf({ type: 'string', nullable: true, readOnly: true })).toEqual(['nullable', 'read only'])
  })
})
