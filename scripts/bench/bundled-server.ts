import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, neededFolders } from '../release/bundle-server.ts'
import type { BundledServer } from './server-process.ts'

const root = join(import.meta.dirname, '../..')
/** Bundles mixed-server.ts as a release bundles the server: from its sources, Node needs 200 MB more. */
export async function withBundledServer(use: (server: BundledServer) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-bundle-'))
  try {
    for (const name of neededFolders) await symlink(join(root, name), join(folder, name))
    await bundleServer(join(folder, 'server'), ['scripts/bench/mixed-server.ts'])
    await use({ path: join(folder, 'server/mixed-server.mjs') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
