import { expect, it } from 'vitest'
import { keyEnvironments, readEnvironment, shownEnvironment } from './environments.ts'

it.each(['draft', 'pending', 'rejected', 'suspended'] as const)(
  'a project that is %s is shown in the sandbox',
  (state) => {
    expect(shownEnvironment(state, 'live')).toBe('sandbox')
  },
)

it('of a live project the environment is shown that was chosen', () => {
  expect(shownEnvironment('live', 'live')).toBe('live')
  expect(shownEnvironment('live', 'sandbox')).toBe('sandbox')
})

it('calls of a suspended project stay readable, the live ones first', () => {
  expect(readEnvironment('suspended', undefined)).toBe('live')
  expect(readEnvironment('suspended', 'sandbox')).toBe('sandbox')
  expect(readEnvironment('rejected', 'live')).toBe('sandbox')
  expect(readEnvironment('live', 'live')).toBe('live')
})

it('keys are those of the environment that is shown', () => {
  const keys = [{ environment: 'live' }, { environment: 'sandbox' }] as const
  expect(keyEnvironments('live', 'sandbox', keys)).toEqual(['sandbox'])
  expect(keyEnvironments('live', 'live', keys)).toEqual(['live'])
  expect(keyEnvironments('draft', 'sandbox', [])).toEqual(['sandbox'])
})

it('a suspended project lists its live keys as well, where it has any', () => {
  expect(keyEnvironments('suspended', 'sandbox', [{ environment: 'live' }])).toEqual(['sandbox', 'live'])
  expect(keyEnvironments('suspended', 'sandbox', [{ environment: 'sandbox' }])).toEqual(['sandbox'])
})
