import type { TestProject } from 'vitest/node'
import { createTemplates } from './database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** Vitest's global set-up of the projects on PostgreSQL: starts one server for the whole run. */
export default async function startForTheRun(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  await createTemplates(postgres.url)
  project.provide('databaseUrl', postgres.url)
  return postgres.stop
}
