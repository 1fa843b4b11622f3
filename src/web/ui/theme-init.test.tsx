import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isDark } from '#docs/page/theme/color-mode.ts'

const script = readFileSync('src/web/public/theme-init.js', 'utf8')

function themeOfScript(): string | undefined {
  delete document.documentElement.dataset.theme
  runInThisContext(script)
  return document.documentElement.dataset.theme
}

const themeOfModule = () => (isDark() ? 'dark' : 'light')

describe.each([true, false])('theme-init.js on a dark device: %s', (matches) => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {} }))
  })

  it.each(['light', 'dark', 'system', 'blue', null])('chooses like the page for a stored %s', (stored) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    expect(themeOfScript()).toBe(themeOfModule())
  })

  it('chooses like the page without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError')
    })
    expect(themeOfScript()).toBe(themeOfModule())
  })
})
