import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from '../support/portal-process.ts'
import { root } from '../support/tree.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string
  }
}

/** Vitest's global set-up of the browsers: installs them, and starts a portal with the built pages. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (![firefox, webkit].map(isInstalled).some(Boolean)) throw new Error('There is no browser to test with.')
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-browsers-'))
  const portal = await startPortal({ dataDir })
  project.provide('portalUrl', portal.url)
  return async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A browser that cannot be had fails its own tests only. */
function isInstalled({ install }: { install: () => unknown }): boolean {
  try {
    install()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
