import { expect, test } from 'vitest'
import { mergeMaskedFields } from './masked-fields.ts'

const product = (keeps: string, field = 'phoneNumber') => ({
  source: 'openapi/products/calls.yaml',
  document: { 'x-masked-fields': [{ field, keeps }] },
})

test('lists the fields of all products', () => {
  expect(mergeMaskedFields([product('end', 'userToken'), { source: '', document: {} }, product('both-ends')])).toEqual([
    { field: 'userToken', keeps: 'end' },
    { field: 'phoneNumber', keeps: 'both-ends' },
  ])
})

test('keeps the least of a field that two products mask differently', () => {
  const least = [{ field: 'phoneNumber', keeps: 'nothing' }]
  expect(mergeMaskedFields([product('text'), product('nothing')])).toEqual(least)
  expect(mergeMaskedFields([product('nothing'), product('text')])).toEqual(least)
})

test('names the file of an unknown rule', () => {
  expect(() => mergeMaskedFields([product('half')])).toThrow(
    "openapi/products/calls.yaml: phoneNumber keeps 'half': write nothing, end, both-ends, text (at #/x-masked-fields)",
  )
})
