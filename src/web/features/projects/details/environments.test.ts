import { expect, it } from 'vitest'
import { keyEnvironments, readEnvironment, shownEnvironment } from './environments.ts'

it.each(['draft', 'pending', 'rejected', 'suspended'] as const)(
  'shownEnvironment is the sandbox for a %s project',
  (state) => {
    expect(shownEnvironment(state, 'live')).toBe('sandbox')
  },
)

it('shownEnvironment is the chosen one for a live project', () => {
  expect(shownEnvironment('live', 'live')).toBe('live')
  expect(shownEnvironment('live', 'sandbox')).toBe('sandbox')
})

it('readEnvironment defaults to live for a suspended project', () => {
  expect(readEnvironment('suspended', undefined)).toBe('live')
  expect(readEnvironment('suspended', 'sandbox')).toBe('sandbox')
  expect(readEnvironment('rejected', 'live')).toBe('sandbox')
  expect(readEnvironment('live', 'live')).toBe('live')
})

it('keyEnvironments is the shown environment', () => {
  const keys = [{ environment: 'live' }, { environment: 'sandbox' }] as const
  expect(keyEnvironments('live', 'sandbox', keys)).toEqual(['sandbox'])
  expect(keyEnvironments('live', 'live', keys)).toEqual(['live'])
  expect(keyEnvironments('draft', 'sandbox', [])).toEqual(['sandbox'])
})

it('keyEnvironments adds the live keys of a suspended project', () => {
  expect(keyEnvironments('suspended', 'sandbox', [{ environment: 'live' }])).toEqual(['sandbox', 'live'])
  expect(keyEnvironments('suspended', 'sandbox', [{ environment: 'sandbox' }])).toEqual(['sandbox'])
})
