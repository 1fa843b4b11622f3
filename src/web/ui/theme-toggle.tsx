// Chakra has no button for the colour mode; its snippet of one needs next-themes.
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type ColorMode, chooseColorMode, readColorMode, watchColorMode } from '#docs/page/theme/color-mode.ts'
import { IconButton } from './button.tsx'

const modes: Record<ColorMode, { Icon: typeof Sun; next: ColorMode; label: string }> = {
  system: { Icon: Monitor, next: 'light', label: 'as the device' },
  light: { Icon: Sun, next: 'dark', label: 'light' },
  dark: { Icon: Moon, next: 'system', label: 'dark' },
}

// Prerendered pages do not know the user's choice.
const unchosen = (): ColorMode => 'system'

/** Cycles through: as the device, light, dark. */
export function ThemeToggle() {
  const mode = useSyncExternalStore(watchColorMode, readColorMode, unchosen)
  const { Icon, next, label } = modes[mode]
  return (
    <IconButton label={`Theme: ${label}. Change to ${modes[next].label}`} onClick={() => chooseColorMode(next)}>
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
