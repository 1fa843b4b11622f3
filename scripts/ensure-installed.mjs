// npm runs this before the scripts of package.json, on the system's Node, so it uses plain JavaScript and no packages.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const usage = `usage: node scripts/ensure-installed.mjs

Installs the locked dependencies (npm ci) when node_modules is missing or older than package-lock.json.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes node_modules/.package-lock.json last, so an interrupted installation counts as missing.
if (
  changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json') ||
  !changedAt('node_modules/.bin/node')
) {
  console.log('Installing the locked dependencies: npm ci')
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(
      `npm ci failed${error ? ` (${error.message})` : ''}. Its output above says why. Then run the command again.`,
    )
    process.exit(1)
  }
}
