// Whether the search palette is open. A button of the shell opens it, and Ctrl-K from anywhere.
import { create } from 'zustand'

export const usePalette = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const openPalette = () => usePalette.setState({ isOpen: true })
export const closePalette = () => usePalette.setState({ isOpen: false })

/**
 * Called once, at the start of the portal: Ctrl-K, and Command-K where that is the custom. Not over a dialog: it has a
 * question that waits for its answer.
 */
export function watchPaletteKey() {
  document.addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isShortcut || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (usePalette.getState().isOpen) closePalette()
    else if (!document.querySelector('dialog[open]')) openPalette()
  })
}
