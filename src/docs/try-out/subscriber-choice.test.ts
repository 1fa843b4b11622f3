import { expect, it } from 'vitest'
import { paymentContract } from '#tests/support/try-out-source.ts'
import { profileIn, withSuffix } from './subscriber-choice.ts'

it.each([
  ['6581234567', '0001', '6581230001'],
  ['dana4567@lumen.example', '0008', 'dana0008@lumen.example'],
  ['dana@lumen.example', '0008', 'dana0008@lumen.example'],
  ['6581230001', '', '6581234567'],
  ['', '0004', '0004'],
])('%s as %s is %s', (identifier, suffix, other) => {
  expect(withSuffix(identifier, suffix)).toBe(other)
})

it('knows the profile of a number and of an address', () => {
  const { profiles } = paymentContract
  expect(profileIn(profiles, '6581230006')?.suffix).toBe('0006')
  expect(profileIn(profiles, 'dana0009@lumen.example')?.suffix).toBe('0009')
  expect(profileIn(profiles, '6581234567')).toBeUndefined()
})
