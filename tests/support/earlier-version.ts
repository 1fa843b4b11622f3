import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './install-packages.ts'
import { root } from './tree.ts'

/** The sources of an earlier version with its packages, and the pages of this one. */
export interface EarlierVersion {
  folder: string
  remove(): void
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit of the last release before the newest migration. Undefined in a copy without that history. */
export function findReleaseBeforeLastMigration(): string | undefined {
  try {
    const last = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'src/server/db/migrations/*.sql')
    const changelog = git('show', `${last}^:CHANGELOG.md`)
    const heading = /^## \[\d+\.\d+\.\d+\] - /m.exec(changelog)?.[0]
    return heading && git('log', '-1', `-S${heading}`, '--format=%H', `${last}^`, '--', 'CHANGELOG.md')
  } catch {
    return undefined
  }
}

export async function unpackVersion(commit: string): Promise<EarlierVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-earlier-'))
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json', 'scripts'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  symlinkSync(join(root, 'dist'), join(folder, 'dist'))
  symlinkSync(join(await packagesOf(commit), 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The folder with the version's node_modules. */
async function packagesOf(commit: string): Promise<string> {
  const text = (file: string) => git('show', `${commit}:${file}`)
  const lock = text('package-lock.json')
  const isSame = lock === readFileSync(join(root, 'package-lock.json'), 'utf8').trim()
  return isSame
    ? root
    : await installPackages('release', { 'package.json': text('package.json'), 'package-lock.json': lock })
}
