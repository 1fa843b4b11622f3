import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.ts'

/** Copies what git knows and what is new into an empty folder, without node_modules. */
export function copyRepository(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
  const archive = execFileSync('tar', ['--create', '--null', '--files-from', '-'], {
    cwd: root,
    input: files.join('\0'),
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
}
