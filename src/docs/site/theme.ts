import { isDark, watchColorMode } from '#docs/page/theme/color-mode.ts'

function dark(): boolean {
  try {
    return isDark()
  } catch {
    // Storage may be off; the device then decides.
    return isDark('system')
  }
}

/** Before the first paint; and it follows the device from then on, where no part of the page does. */
document.documentElement.dataset.theme = dark() ? 'dark' : 'light'
watchColorMode(() => undefined)
