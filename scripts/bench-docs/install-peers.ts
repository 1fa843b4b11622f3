import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Peer } from './peers.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../node_modules/.cache/bench-docs')

/** Where a peer's files are; fetched from npm the first time. Each ships a bundle for pages, so it needs no dependencies. */
export async function install(peer: Peer): Promise<string> {
  const home = join(folder, `${peer.package.replace('/', '-')}-${peer.version}`)
  if (existsSync(join(home, 'package.json'))) return home
  const coming = `${home}.coming`
  await rm(coming, { recursive: true, force: true })
  await mkdir(coming, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--silent', `${peer.package}@${peer.version}`], { cwd: coming })
  await run('tar', ['xzf', stdout.trim(), '--strip-components=1'], { cwd: coming })
  await rm(home, { recursive: true, force: true })
  await rename(coming, home)
  return home
}
