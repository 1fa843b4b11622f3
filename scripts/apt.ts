import { spawnSync } from 'node:child_process'

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
