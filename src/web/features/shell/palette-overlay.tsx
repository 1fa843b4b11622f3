import { type ComponentType, useEffect, useState } from 'react'
import { closePalette, usePalette } from '#web/stores/palette.ts'
import { showToast } from '#web/stores/toast.ts'

type PaletteType = ComponentType<{ onClose: () => void }>

/** The search of the whole portal, fetched when it is first wanted. */
export function PaletteOverlay() {
  const isOpen = usePalette((state) => state.isOpen)
  const [loaded, setLoaded] = useState<{ Palette: PaletteType }>()
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
