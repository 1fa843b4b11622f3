import { expect, it } from 'vitest'
import { localStore } from '#web/api/local-store.ts'
import { chooseRegion, currentRegion, hasChosenRegion, regionKey } from './region.ts'

const regions = ['Singapore', 'Thailand']

it('is the expected or first region until one is chosen, and keeps the choice for the next visit', () => {
  expect(currentRegion(regions)).toBe('Singapore')
  expect(currentRegion(regions, 'Thailand')).toBe('Thailand')
  expect(currentRegion(regions, 'Atlantis')).toBe('Singapore')
  expect(hasChosenRegion(regions)).toBe(false)
  chooseRegion('Thailand')
  expect(currentRegion(regions, 'Singapore')).toBe('Thailand')
  expect(hasChosenRegion(regions)).toBe(true)
  expect(localStore().getItem(regionKey)).toBe('Thailand')
})

it('falls back to the first region when the stored one is gone', () => {
  chooseRegion('Atlantis')
  expect(currentRegion(regions)).toBe('Singapore')
  expect(currentRegion(regions, 'Thailand')).toBe('Thailand')
  expect(hasChosenRegion(regions)).toBe(false)
  expect(currentRegion([])).toBe('')
})
