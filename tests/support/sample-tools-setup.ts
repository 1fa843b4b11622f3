import { ensureSampleTools } from './sample-runtimes.ts'

/** Vitest's global set-up of the contract's tests, which run code samples. */
export function setup(): void {
  try {
    ensureSampleTools()
  } catch (error) {
    // What cannot be had fails the samples that need it, not the run.
    console.error(error instanceof Error ? error.message : error)
  }
}
