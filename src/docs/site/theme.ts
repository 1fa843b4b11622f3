import { isDark, watchColorMode } from '#docs/page/theme/color-mode.ts'

/** Before the first paint; and it follows the device from then on, where no part of the page does. */
document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
watchColorMode(() => undefined)
