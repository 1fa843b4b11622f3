// Chakra has no button for the colour mode; its snippet of one needs next-themes.
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import {
  type ColorMode,
  chooseColorMode,
  colorModes,
  readColorMode,
  watchColorMode,
} from '#docs/page/theme/color-mode.ts'
import { IconButton } from './button.tsx'

const icons = { system: Monitor, light: Sun, dark: Moon }

// Prerendered pages do not know the user's choice.
const unchosen = (): ColorMode => 'system'

/** Cycles through: as the device, light, dark. */
export function ThemeToggle() {
  const mode = useSyncExternalStore(watchColorMode, readColorMode, unchosen)
  const Icon = icons[mode]
  const { next, label } = colorModes[mode]
  return (
    <IconButton label={`Theme: ${label}. Change to ${colorModes[next].label}`} onClick={() => chooseColorMode(next)}>
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
