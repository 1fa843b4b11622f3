// The section of a product's page on screen: the page sets it, the side menu shows it.
import { create } from 'zustand'

export const useDocsPlace = create<{ anchor: string }>(() => ({ anchor: '' }))

export const noteDocsPlace = (anchor: string) => useDocsPlace.setState({ anchor })
