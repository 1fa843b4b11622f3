import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { withoutNetwork } from './namespaces.ts'
import { type Ended, runToEnd } from './run-to-end.ts'
import { root } from './tree.ts'

/** Programs that bin/portal calls. */
const programs = ['sh', 'readlink', 'dirname']

/** An unpacked release in an empty folder, on a PATH with Node and without npm. */
export interface UnpackedRelease {
  archive: string
  /** The folder of the version. */
  home: string
  /** The only variables that its commands inherit. */
  environment: Record<string, string>
  /** Runs bin/portal until it exits. */
  portal(args: string[], environment?: Record<string, string>): Promise<Ended>
  /** Runs bin/portal in a network namespace of its own until it exits. */
  portalWithoutNetwork(args: string[], environment?: Record<string, string>): Promise<Ended>
  remove(): void
}

/** Returns the path of the archive. `folder` is the repository or a copy of it. */
export function writeRelease(out: string, environment: Record<string, string> = {}, folder = root): string {
  const answer = execFileSync(process.execPath, ['scripts/release.ts', '--out', out], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return answer.trim().split(': ').at(-1) ?? ''
}

export function unpackRelease(): UnpackedRelease {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unpacked-'))
  const archive = writeRelease(folder)
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder])
  const home = archive.replace('.tar.gz', '')
  const bin = join(folder, 'path')
  mkdirSync(bin)
  for (const name of programs) symlinkSync(findProgram(name), join(bin, name))
  symlinkSync(process.execPath, join(bin, 'node'))
  const environment = { PATH: bin, HOME: folder, npm_config_registry: 'http://127.0.0.1:9' }
  const program = join(home, 'bin/portal')
  return {
    archive,
    home,
    environment,
    portal: (args, more = {}) => runToEnd([program, ...args], { env: { ...environment, ...more }, cwd: folder }),
    portalWithoutNetwork: (args, more = {}) =>
      runToEnd(withoutNetwork([program, ...args]), { env: { ...environment, ...more }, cwd: folder }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function findProgram(name: string): string {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`There is no ${name} on the PATH`)
  return found
}
