// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isInterruptedImport, reloadForRemovedModule, watchInterruptedImports } from './failed-imports.ts'

// In a browser: the journey of npm run test:browsers opens a page while another one loads.

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  watchInterruptedImports()
})
afterAll(() => vi.useRealTimers())

/** Vite's event, with the error that the router gets. */
function failedImport(): Error {
  const payload = new Error('Failed to fetch dynamically imported module')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

it('treats an import that fails within 2 s of leaving the page as interrupted', () => {
  dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(1999)
  expect(isInterruptedImport(failedImport())).toBe(true)
})

it('treats an import that fails later as a failure', () => {
  dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(2000)
  expect(isInterruptedImport(failedImport())).toBe(false)
})

it('reloads the page once for a module that is gone, and not while the browser is offline', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/rates.js')
  expect(reloadForRemovedModule(error)).toBe(false)
  onLine.mockReturnValue(true)
  expect(reloadForRemovedModule(error)).toBe(true)
  expect(reloadForRemovedModule(error)).toBe(false)
  expect(reloadForRemovedModule(new TypeError('Failed to fetch'))).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})
