import { expect, it } from 'vitest'
import { counted } from './counts.ts'

it('writes a number with its noun', () => {
  expect([counted(1, 'hour'), counted(1204, 'hour'), counted(0, 'address', 'addresses')]).toEqual([
    '1 hour',
    '1 204 hours',
    '0 addresses',
  ])
})
