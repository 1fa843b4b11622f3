import { useEffect, useState } from 'react'
import { closePalette, openPalette, usePalette } from '#web/stores/palette.ts'
import { showToast } from '#web/stores/toast.ts'

/** The search of the whole portal, loaded on first use. */
export function PaletteOverlay() {
  const isOpen = usePalette((state) => state.isOpen)
  const [loaded, setLoaded] = useState<typeof import('./palette.tsx')>()
  useShortcut()
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./palette.tsx').then(setLoaded, () => {
      closePalette()
      showToast('The search could not be loaded. Check your connection and try again.', { kind: 'error' })
    })
  }, [isOpen, loaded])
  if (!isOpen || !loaded) return null
  return <loaded.Palette onClose={closePalette} />
}

/** Ctrl-K, or Command-K on Apple devices. Not over a dialog. */
function useShortcut() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (usePalette.getState().isOpen) closePalette()
      else if (!document.querySelector('[aria-modal=true]')) openPalette()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
