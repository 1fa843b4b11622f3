import { afterEach, expect, it, vi } from 'vitest'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { findOperator, isKnownEnvironment } from './unknown-values.ts'

afterEach(() => void vi.restoreAllMocks())

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

it('logs an unknown operator once, and finds none', () => {
  const warn = warnings()
  expect(findOperator(regionProviders, 'XYZ')).toBeUndefined()
  expect(findOperator(regionProviders, 'XYZ')).toBeUndefined()
  expect(warn.mock.calls).toEqual([["Unknown operator 'XYZ'"]])
})

it('logs an unknown environment once', () => {
  const warn = warnings()
  expect(isKnownEnvironment('staging')).toBe(false)
  expect(isKnownEnvironment('staging')).toBe(false)
  expect(warn.mock.calls).toEqual([["Unknown environment 'staging'"]])
})

it('logs nothing for known ones', () => {
  const warn = warnings()
  expect(findOperator(regionProviders, 'STM')?.name).toBe('Singtel')
  expect(isKnownEnvironment('live')).toBe(true)
  expect(warn).not.toHaveBeenCalled()
})
