import './theme.ts'
import { type ColorMode, chooseColorMode, readColorMode } from '#docs/page/theme/color-mode.ts'

const modes: Record<ColorMode, { words: string; next: ColorMode }> = {
  system: { words: 'as the device', next: 'light' },
  light: { words: 'light', next: 'dark' },
  dark: { words: 'dark', next: 'system' },
}

/** On pages that are written without React. Made by the script, which the button needs. */
function addThemeButton(): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'site-theme'
  let mode = readColorMode()
  const label = () => {
    button.textContent = `Theme: ${modes[mode].words}`
  }
  button.addEventListener('click', () => {
    mode = modes[mode].next
    chooseColorMode(mode)
    label()
  })
  label()
  document.querySelector('.site-bar')?.append(button)
}

document.addEventListener('DOMContentLoaded', addThemeButton)
