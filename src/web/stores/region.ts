// The last selected country, used by every screen with figures.
import { create } from 'zustand'
import { localStore } from '#web/api/local-store.ts'

export const regionKey = 'region'

const useChoice = create<{ region: string | null }>(() => ({ region: localStore().getItem(regionKey) }))

/** The stored region if it is in the list, else the first one. */
export function useRegion(regions: readonly string[]): string {
  return chosenOf(
    regions,
    useChoice(({ region }) => region),
  )
}

/** The same outside of components. */
export function currentRegion(regions: readonly string[]): string {
  return chosenOf(regions, useChoice.getState().region)
}

export function chooseRegion(region: string): void {
  localStore().setItem(regionKey, region)
  useChoice.setState({ region })
}

function chosenOf(regions: readonly string[], region: string | null): string {
  return regions.find((each) => each === region) ?? regions[0] ?? ''
}
