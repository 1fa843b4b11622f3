import { vi } from 'vitest'
import { waitLimitMs } from '../../scripts/wait-limit.ts'

/** Repeats an attempt until it throws nothing. */
export function waitFor<Result>(
  attempt: () => Result | Promise<Result>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Result> {
  return vi.waitFor(attempt, { timeout: waitLimitMs, ...options })
}
