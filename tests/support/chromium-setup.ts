import { ensureChromium } from '../../scripts/browser.ts'

/** Vitest's global set-up of suites that open pages. Installing takes longer than a test may. */
export function setup(): void {
  ensureChromium()
}
