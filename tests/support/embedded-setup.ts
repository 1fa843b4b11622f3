import { prepareCopies } from './database.ts'

/** Vitest's global set-up of the suites on embedded databases. Without it, each worker would create the copied databases. */
export async function setup(): Promise<void> {
  await prepareCopies()
}
