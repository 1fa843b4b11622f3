import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { inherited, startPortal } from '../../support/portal-process.ts'
import { startPostgres } from '../../support/postgres.ts'
import { root } from '../../support/tree.ts'

/**
 * Playwright's global set-up: starts a server per project, so that the same test does not run twice on one database. The
 * desktop's uses PostgreSQL, the phone's the embedded database.
 * PORTAL_URL_DESKTOP and PORTAL_URL_PHONE name running portals instead, which skips the build.
 */
export default async function serveForTheRun({ projects: chosen }: FullConfig): Promise<() => Promise<void>> {
  const names = chosen.map(({ name }) => name).filter((name) => !process.env[urlVariable(name)])
  if (names.length === 0) return async () => {}
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  await mkdir(join(root, 'test-results'), { recursive: true })
  const postgres = await startPostgres({ autovacuum: true })
  const onPostgres = { DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) }
  const start = async (name: string) => {
    const dataDir = join(folder, name)
    // Each test has its own client address, so that tests do not share a rate limit.
    const environment = { TRUST_PROXY: '127.0.0.1', ...(name === 'desktop' && onPostgres) }
    addStaff({ ...inherited(), DEMO: '1', DATA_DIR: dataDir, ...environment })
    const logFile = join(root, `test-results/e2e-server-${name}.log`)
    const portal = await startPortal({ dataDir, logFile, environment })
    process.env[urlVariable(name)] = portal.url
    return portal
  }
  const portals = await Promise.all(names.map(start))
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const addStaff = (env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['tests/support/add-staff.ts'], { cwd: root, stdio: 'inherit', env })

/** Passes the server's URL to Playwright's workers. */
export function urlVariable(project: string): string {
  return `PORTAL_URL_${project.toUpperCase()}`
}
