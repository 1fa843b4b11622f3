// Whether the search palette is open. A button of the shell or Ctrl-K opens it.
import { create } from 'zustand'

export const usePalette = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const openPalette = () => usePalette.setState({ isOpen: true })
export const closePalette = () => usePalette.setState({ isOpen: false })
