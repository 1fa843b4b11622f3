import { vi } from 'vitest'
import { waitLimitMs } from '../../scripts/wait-limit.ts'

/** Retries the attempt until it succeeds. */
export function waitFor<Result>(
  attempt: () => Result | Promise<Result>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Result> {
  return vi.waitFor(attempt, { timeout: waitLimitMs, ...options })
}
