// Where on a product's page the reader is. The page says so, the side menu shows it.
import { create } from 'zustand'

export const useDocsPlace = create<{ anchor: string }>(() => ({ anchor: '' }))

export const noteDocsPlace = (anchor: string) => useDocsPlace.setState({ anchor })
