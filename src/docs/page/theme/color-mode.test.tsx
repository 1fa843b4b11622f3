import { afterEach, expect, it, vi } from 'vitest'
import { chooseColorMode, isDark, readColorMode } from './color-mode.ts'

afterEach(() => {
  delete document.documentElement.dataset.initialTheme
})

const device = (isDarkDevice: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isDarkDevice, addEventListener() {}, removeEventListener() {} }))

it('follows the device until the reader chooses', () => {
  device(true)
  expect([readColorMode(), isDark()]).toEqual(['system', true])
  chooseColorMode('light')
  expect([readColorMode(), document.documentElement.dataset.theme]).toEqual(['light', 'light'])
  chooseColorMode('system')
  expect([readColorMode(), localStorage.length]).toEqual(['system', 0])
})

it('follows the latest choice when the storage was full for an earlier one', () => {
  device(false)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  chooseColorMode('dark')
  expect(readColorMode()).toBe('dark')
  full.mockRestore()
  chooseColorMode('system')
  expect(readColorMode()).toBe('system')
})

it('begins with the theme of the page, and lets the reader follow the device', () => {
  device(false)
  document.documentElement.dataset.initialTheme = 'dark'
  expect([readColorMode(), isDark()]).toEqual(['dark', true])
  chooseColorMode('system')
  expect([readColorMode(), isDark()]).toEqual(['system', false])
  chooseColorMode('dark')
  expect([readColorMode(), localStorage.length]).toEqual(['dark', 0])
})
