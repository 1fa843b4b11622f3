import { ensureSampleTools } from './sample-runtimes.ts'

/** Vitest's global set-up of the contract suite, which runs code samples. */
export function setup(): void {
  try {
    ensureSampleTools()
  } catch (error) {
    // Without a tool, only the samples that need it fail.
    console.error(error instanceof Error ? error.message : error)
  }
}
