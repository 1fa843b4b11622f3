// The last selected country, used by every screen with figures.
import { create } from 'zustand'
import { localStore } from '#web/api/local-store.ts'

export const regionKey = 'region'

export const useChosenRegion = create<{ region: string | null }>(() => ({ region: localStore().getItem(regionKey) }))

/** The stored region if it is in the list, else the expected one, else the first one. */
export function useRegion(regions: readonly string[], expected?: string): string {
  const region = useChosenRegion(({ region }) => region)
  return firstIn(regions, [region, expected])
}

/** The region that `useRegion` returns, for code outside of components. */
export function currentRegion(regions: readonly string[], expected?: string): string {
  return firstIn(regions, [useChosenRegion.getState().region, expected])
}

/** Whether the user has selected one of these regions. */
export const hasChosenRegion = (regions: readonly string[]): boolean =>
  regions.some((each) => each === useChosenRegion.getState().region)

export function chooseRegion(region: string): void {
  localStore().setItem(regionKey, region)
  useChosenRegion.setState({ region })
}

function firstIn(regions: readonly string[], wanted: readonly (string | null | undefined)[]): string {
  return wanted.find((region) => region && regions.includes(region)) ?? regions[0] ?? ''
}
