import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './tree.ts'

/** The sources of an earlier version, which run with the packages and pages of this one. */
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

export function unpackVersion(commit: string): EarlierVersion {
  const folder = mkdtempSync(join(tmpdir(), 'portal-earlier-'))
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json', 'scripts'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
