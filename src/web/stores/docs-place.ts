// The current section of the documentation page, shown in the side menu.
import { create } from 'zustand'

export const useDocsPlace = create<{ anchor: string }>(() => ({ anchor: '' }))

export const setDocsPlace = (anchor: string) => useDocsPlace.setState({ anchor })
