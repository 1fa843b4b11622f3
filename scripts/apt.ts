import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

function run(...args: string[]): boolean {
  const [command = '', ...rest] = [...asRoot, ...args]
  return (
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Prints the reason and installs a Debian package. The error names the command to run as root. */
export function installDebianPackage(name: string, why: string): void {
  console.log(`${why} Installing Debian's package: apt-get install ${name}`)
  const lock = ['-o', 'DPkg::Lock::Timeout=120']
  const installed =
    run('apt-get', ...lock, '-qq', 'update') &&
    run('apt-get', ...lock, '-qq', 'install', '-y', '--no-install-recommends', name)
  if (!installed) throw new Error(`${why} Installing it failed; as root: apt-get install ${name}`)
}

/** The path of the first of these programs; installs Debian's package when PATH has none. Throws with the cure. */
export function ensureProgram(names: string[], debianPackage: string): string {
  const found = findProgram(names)
  if (found) return found
  installDebianPackage(debianPackage, `There is no ${names.join(' or ')} on PATH.`)
  const installed = findProgram(names)
  if (!installed)
    throw new Error(`Still no ${names.join(' or ')} on PATH after installing the package ${debianPackage}`)
  return installed
}

const findProgram = (names: string[]): string | undefined => pathsOf(names).find(isExecutable)

/** Where programs of these names may be. */
export function pathsOf(names: string[]): string[] {
  // Debian's servers are in a folder that is not on every user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
