import { beforeEach, vi } from 'vitest'

/** For tests of the reference. jsdom has no layout: in a window this high all its parts are near. */
export function beginInHighWindow(): void {
  beforeEach(() => void vi.stubGlobal('innerHeight', 50_000))
}
