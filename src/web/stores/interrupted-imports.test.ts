// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isInterruptedImport, watchInterruptedImports } from './interrupted-imports.ts'

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
