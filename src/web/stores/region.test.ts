import { expect, it } from 'vitest'
import { localStore } from '#web/api/local-store.ts'
import { chooseRegion, currentRegion, regionKey } from './region.ts'

const regions = ['Singapore', 'Thailand']

it('is the first region until one is chosen, and keeps the choice for the next visit', () => {
  expect(currentRegion(regions)).toBe('Singapore')
  chooseRegion('Thailand')
  expect(currentRegion(regions)).toBe('Thailand')
  expect(localStore().getItem(regionKey)).toBe('Thailand')
})

it('falls back to the first region when the stored one is gone', () => {
  chooseRegion('Atlantis')
  expect(currentRegion(regions)).toBe('Singapore')
  expect(currentRegion([])).toBe('')
})
