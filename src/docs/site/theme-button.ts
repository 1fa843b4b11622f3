import './theme.ts'
import { chooseColorMode, colorModes, readColorMode } from '#docs/page/theme/color-mode.ts'

/** For pages without React. The script adds the button, since it would do nothing without the script. */
function addThemeButton(): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'site-theme'
  let mode = readColorMode()
  const showLabel = () => {
    button.textContent = `Theme: ${colorModes[mode].label}`
  }
  button.addEventListener('click', () => {
    mode = colorModes[mode].next
    chooseColorMode(mode)
    showLabel()
  })
  showLabel()
  document.querySelector('.site-bar')?.append(button)
}

document.addEventListener('DOMContentLoaded', addThemeButton)
