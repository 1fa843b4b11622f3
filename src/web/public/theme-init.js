// Runs before first paint, as a file because the page's policy allows no inline script. src/docs/page/theme/color-mode.ts has the rule.
;(() => {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('theme')
    } catch {
      // Storage may be off; the device then decides.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && device.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  apply()
  device.addEventListener('change', apply)
})()
