import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../../support/portal-process.ts'
import { root } from '../../support/tree.ts'

/** Playwright's global set-up: one real server with a database of its own for the whole run. */
export default async function serveForTheRun(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const portal = await startPortal({
    dataDir,
    logFile: join(root, 'test-results/e2e-server.log'),
    // Every test comes from an address of its own, so that they do not share a rate limit.
    environment: { TRUST_PROXY: '127.0.0.1' },
  })
  process.env.PORTAL_URL = portal.url
  return async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
