// The country whose figures somebody looked at last: every screen with figures begins with it.
import { create } from 'zustand'
import { localStore } from '#web/api/local-store.ts'

export const regionKey = 'region'

const useChoice = create<{ region: string | null }>(() => ({ region: localStore().getItem(regionKey) }))

/** One of the regions that there are: the remembered one, or the first. */
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
