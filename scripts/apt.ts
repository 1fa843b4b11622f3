import { spawnSync } from 'node:child_process'

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

function run(...words: string[]): boolean {
  const [command = '', ...rest] = [...asRoot, ...words]
  return (
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Installs a Debian package, saying so. Throws with the cure when it cannot. */
export function installDebianPackage(name: string, why: string): void {
  console.log(`${why} Installing Debian's package: apt-get install ${name}`)
  const lock = ['-o', 'DPkg::Lock::Timeout=120']
  const installed =
    run('apt-get', ...lock, '-qq', 'update') &&
    run('apt-get', ...lock, '-qq', 'install', '-y', '--no-install-recommends', name)
  if (!installed) throw new Error(`${why} Installing it failed; as root: apt-get install ${name}`)
}
