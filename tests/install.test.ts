import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { read, root } from './support/tree.ts'

// Runs the scripts in a clone without node_modules, with a fake npm that prints its arguments and fails.

const clone = temporaryFolder('portal-clone')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))
const folders = (process.env.PATH ?? '').split(delimiter)
const npm = folders.map((folder) => join(folder, 'npm')).find(existsSync) ?? 'npm'

beforeAll(() => {
  for (const folder of ['scripts', 'bin']) mkdirSync(join(clone, folder))
  for (const file of ['package.json', 'package-lock.json', 'scripts/ensure-installed.mjs']) {
    copyFileSync(join(root, file), join(clone, file))
  }
  writeFileSync(join(clone, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n')
  chmodSync(join(clone, 'bin/npm'), 0o755)
})

it.each(commands)('npm run %s installs the dependencies of a fresh clone first', (name) => {
  const { stdout, stderr, status } = spawnSync(npm, ['run', name], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(clone, 'bin'), ...folders].join(delimiter) },
  })
  expect(stdout).toContain('npm ci --include=dev')
  expect(stderr).toContain('npm ci failed')
  expect(status).toBe(1)
})
