import { expect, test } from 'vitest'
import { adminOperations, portalOperations } from '#server/operations/all.ts'
import { later } from '#server/operations/later.ts'

// Whoever specifies an operation before there is a handler for it names it here.
test('no operation of the specifications is still to come', () => {
  const operations = Object.entries<unknown>({ ...portalOperations, ...adminOperations })
  expect(operations.filter(([, operation]) => operation === later).map(([id]) => id)).toEqual([])
})
