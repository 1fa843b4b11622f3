import { existsSync } from 'node:fs'
import { mkdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServer, neededFolders } from '../../scripts/release/bundle-server.ts'
import { pathOfRun, removeOldCopies } from './copies.ts'
import * as fromSources from './portal-process.ts'
import { root } from './tree.ts'

// The scenarios start a hundred processes. Bundled as in a release, each start takes two seconds of processor time less.

const folder = pathOfRun('bundle', [
  'src/{server,domain,simulator,docs,generated}/**',
  'scripts/release/bundle-server.ts',
  'package-lock.json',
])

// A process of a test ends before optimized code of PGlite pays for its compilation: a start takes two fifths less.
export const node = [process.execPath, '--liftoff-only'] as const

/** The server of `npm start`. */
const server = [...node, join(folder, 'server/main.mjs')]
/** The program of a release. */
export const portalPath = join(folder, 'server/portal.mjs')
export const portalProgram = [...node, portalPath] as const

export const startPortal = (settings: fromSources.PortalSettings) =>
  fromSources.startPortal({ program: server, ...settings })

export const spawnPortal = (settings: fromSources.PortalSettings) =>
  fromSources.spawnPortal({ program: server, ...settings })

/** Vitest's global set-up of the scenarios. */
export async function setup(): Promise<void> {
  if (existsSync(folder)) return
  removeOldCopies()
  const draft = `${folder}.${process.pid}`
  await mkdir(draft)
  for (const name of neededFolders) await symlink(join(root, name), join(draft, name))
  await bundleServer(join(draft, 'server'), ['src/server/main.ts', 'src/server/portal.ts'])
  await rename(draft, folder)
}
