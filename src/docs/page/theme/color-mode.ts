/** The user's choice; 'system' follows the device. src/web/public/theme-init.js applies the same rule before first paint. */
export type ColorMode = 'light' | 'dark' | 'system'

/** In words, with the mode that a button changes to. */
export const colorModes: Record<ColorMode, { label: string; next: ColorMode }> = {
  system: { label: 'as the device', next: 'light' },
  light: { label: 'light', next: 'dark' },
  dark: { label: 'dark', next: 'system' },
}

const KEY = 'theme'
const media = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The owner of a documentation site may name another. */
function initialMode(): ColorMode {
  const { initialTheme } = document.documentElement.dataset
  return modeOf(initialTheme) ?? 'system'
}

const modeOf = (text: string | null | undefined): ColorMode | undefined =>
  text === 'light' || text === 'dark' || text === 'system' ? text : undefined

/** Storage may be disabled or full; the choice then lasts as long as the page. */
let kept: string | null = null

export function readColorMode(): ColorMode {
  let chosen = kept
  try {
    chosen ??= localStorage.getItem(KEY)
  } catch {}
  return modeOf(chosen) ?? initialMode()
}

export function isDark(mode = readColorMode()): boolean {
  return mode === 'system' ? media().matches : mode === 'dark'
}

const listeners = new Set<() => void>()

function apply() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

export function chooseColorMode(mode: ColorMode) {
  try {
    if (mode === initialMode()) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, mode)
    kept = null
  } catch {
    kept = mode
  }
  apply()
}

const onStorage = (event: StorageEvent) => {
  if (event.key === KEY || event.key === null) apply()
}

/** For useSyncExternalStore. Follows the device and other tabs while subscribed. */
export function watchColorMode(listener: () => void) {
  const query = media()
  listeners.add(listener)
  query.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
  }
}
