import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startPortal } from '../../support/portal-process.ts'
import { root } from '../../support/tree.ts'

/**
 * Playwright's global set-up: a real server per project, so that the same test does not meet itself in one database. Whoever
 * works on a journey may name a portal that runs already (PORTAL_URL_DESKTOP, PORTAL_URL_MOBILE): nothing is built for it.
 */
export default async function serveForTheRun({ projects: chosen }: FullConfig): Promise<() => Promise<void>> {
  const names = chosen.map(({ name }) => name).filter((name) => !process.env[urlVariable(name)])
  if (names.length === 0) return async () => {}
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  await mkdir(join(root, 'test-results'), { recursive: true })
  const start = async (name: string) => {
    const dataDir = join(folder, name)
    const logFile = join(root, `test-results/e2e-server-${name}.log`)
    execFileSync(process.execPath, ['tests/support/hire-staff.ts', dataDir], { cwd: root, stdio: 'inherit' })
    // Every test comes from an address of its own, so that they do not share a rate limit.
    const portal = await startPortal({ dataDir, logFile, environment: { TRUST_PROXY: '127.0.0.1' } })
    process.env[urlVariable(name)] = portal.url
    return portal
  }
  const portals = await Promise.all(names.map(start))
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where the workers of Playwright find the server of their project. */
export function urlVariable(project: string): string {
  return `PORTAL_URL_${project.toUpperCase()}`
}
