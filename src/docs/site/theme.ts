import { isDark, watchColorMode } from '#docs/page/theme/color-mode.ts'

/** Sets the theme before the first paint. Follows the device afterwards, on pages where no other part does. */
document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
watchColorMode(() => undefined)
