// Whether the search palette is open. A button of the shell opens it, and Ctrl-K from anywhere.
import { create } from 'zustand'

export const usePalette = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const openPalette = () => usePalette.setState({ isOpen: true })
export const closePalette = () => usePalette.setState({ isOpen: false })
