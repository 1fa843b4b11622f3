import { load } from 'js-yaml'
import { expect, it, test } from 'vitest'
import { files, read } from '#tests/support/tree.ts'
import { explained, findWrongNumbers } from './message-numbers.ts'

const schema = { type: 'string', minLength: 6, maxLength: 25, pattern: '^[A-Za-z0-9. ]*$' }
const found = (message: string, change: object = {}) =>
  findWrongNumbers({ Name: { ...schema, ...change, 'x-messages': { maxLength: message } } }, []).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

it('names the message whose number is no limit of its field', () => {
  expect(found('Use 6-25 of A-z, 0-9.')).toEqual([])
  expect(found('Use 6-25 of A-z, 0-9.', { maxLength: 20 })).toEqual([
    "/Name/x-messages/maxLength says 'Use 6-25 of A-z, 0-9.' beside minLength 6, maxLength 20, pattern ^[A-Za-z0-9. ]*$",
  ])
})

it('expects the smaller number of a range first', () => {
  expect(found('Minimum 25 and maximum 6')).toHaveLength(1)
})

it('reads megabytes, counts in patterns, and examples that the pattern accepts', () => {
  expect(found('Max size: 5 MB', { maxLength: 5_242_880 })).toEqual([])
  expect(found('Max size: 7 MB', { maxLength: 5_242_880 })).toHaveLength(1)
  expect(found('Send 9 digits.', { pattern: '^[0-9]{9}$' })).toEqual([])
  expect(found('An amount like 9.80', { pattern: '^[0-9]+[.][0-9]{2}$' })).toEqual([])
})

it('compares the counts of characters and digits in descriptions', () => {
  const of = (description: string) => findWrongNumbers({ Name: { ...schema, description } }, [])
  expect(of('At most 25 characters, kept for 90 days.')).toEqual([])
  expect(of('At most 30 characters.')).toEqual([expect.objectContaining({ pointer: '/Name/description' })])
})

const specifications = files('openapi/**/*.yaml').filter((path) => !path.startsWith('openapi/released/'))

test.each(specifications)('the messages of %s name the limits beside them', (path) => {
  expect(findWrongNumbers(load(read(path)))).toEqual([])
})

test.each(explained)('the exception of $at is needed', ({ at }) => {
  const others = explained.filter((each) => each.at !== at)
  expect(specifications.flatMap((path) => findWrongNumbers(load(read(path)), others))).not.toEqual([])
})
