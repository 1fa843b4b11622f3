import { expect, test } from 'vitest'
import { fail, ProblemError } from '#domain/problems.ts'
import { checkProjectTypes } from './check-project-types.ts'

function refusalOf(draft: Parameters<typeof checkProjectTypes>[0]): ProblemError | undefined {
  try {
    checkProjectTypes(draft, fail)
    return undefined
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

test('accepts types of the reference lists', () => {
  expect(refusalOf({ projectType: 1, productType: 1 })).toBeUndefined()
})

test('reports Mobile Wallet as coming soon', () => {
  expect(refusalOf({ projectType: 1, productType: 2 })).toMatchObject({ status: 422, message: 'Coming soon.' })
})

test('reports each unknown type at its field', () => {
  expect(refusalOf({ projectType: 99, productType: 3 })).toMatchObject({
    code: 'invalid-request',
    problems: [
      { field: '/projectType', rule: 'enum', message: 'Select one item' },
      { field: '/productType', rule: 'enum', message: 'Select one item' },
    ],
  })
})
