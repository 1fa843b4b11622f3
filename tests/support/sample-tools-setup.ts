import { ensureSampleTools } from './sample-runtimes.ts'

/** Vitest's global set-up of the contract's tests, which run code samples. */
export function setup(): void {
  ensureSampleTools()
}
