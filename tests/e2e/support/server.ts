import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../../support/portal-process.ts'
import { root } from '../../support/tree.ts'
import { projects } from './projects.ts'

/** Playwright's global set-up: a real server per project, so that the same test does not meet itself in one database. */
export default async function serveForTheRun(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  await mkdir(join(root, 'test-results'), { recursive: true })
  const start = async (name: string) => {
    const dataDir = join(folder, name)
    const logFile = join(root, `test-results/e2e-server-${name}.log`)
    // Every test comes from an address of its own, so that they do not share a rate limit.
    const portal = await startPortal({ dataDir, logFile, environment: { TRUST_PROXY: '127.0.0.1' } })
    process.env[urlVariable(name)] = portal.url
    return portal
  }
  const portals = await Promise.all(Object.keys(projects).map(start))
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where the workers of Playwright find the server of their project. */
export function urlVariable(project: string): string {
  return `PORTAL_URL_${project.toUpperCase()}`
}
