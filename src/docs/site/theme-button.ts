import './theme.ts'
import { chooseColorMode, colorModes, readColorMode } from '#docs/page/theme/color-mode.ts'

/** On pages that are written without React. Made by the script, which the button needs. */
function addThemeButton(): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'site-theme'
  let mode = readColorMode()
  const label = () => {
    button.textContent = `Theme: ${colorModes[mode].words}`
  }
  button.addEventListener('click', () => {
    mode = colorModes[mode].next
    chooseColorMode(mode)
    label()
  })
  label()
  document.querySelector('.site-bar')?.append(button)
}

document.addEventListener('DOMContentLoaded', addThemeButton)
