import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { freePort } from '../scripts/free-port.ts'
import { runScript } from './support/run-script.ts'
import { read, root } from './support/tree.ts'
import { waitFor } from './support/wait-for.ts'

// A reader of docs/documentation-site.md gets what it says: each command and the settings are used as they are written.

const page = read('docs/documentation-site.md')
const commands = [...page.matchAll(/^ *npm run docs:build -- (.+)$/gm)].map(([, words = '']) => words.split(' '))
const settings = /```yaml\n([\s\S]*?)```/.exec(page)?.[1]?.replaceAll(/^ {3}/gm, '') ?? ''

const folder = temporaryFolder('docs-page')
const started: ChildProcess[] = []

beforeAll(() => {
  const product = join(root, 'tests/specs/payments.yaml')
  for (const name of ['charges.yaml', 'charges-v1.yaml']) copyFileSync(product, join(folder, name))
  for (const name of ['logo.svg', 'logo-dark.svg'])
    writeFileSync(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})

afterAll(() => {
  for (const each of started) each.kill()
})

/** Starts a command that goes on until it is ended, on a free port. Returns the address that it prints. */
async function start(words: string[]): Promise<string> {
  const port = String(await freePort())
  const args = words.map((word, index) => (words[index - 1] === '--port' ? port : word))
  const child = spawn(process.execPath, [join(root, 'scripts/docs-build.ts'), ...args], { cwd: folder })
  started.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  await waitFor(() => expect(printed).toContain('shows the site'), { timeout: 150_000 })
  return /http:\S+/.exec(printed)?.[0] ?? ''
}

describe('docs/documentation-site.md', { timeout: 180_000 }, () => {
  it('names npm run docs:build with and without --watch', () => {
    expect(commands.map((words) => words.includes('--watch'))).toEqual([true, false])
  })

  it('has a command that serves the site of one file', async () => {
    const url = await start(commands[0] ?? [])
    const answer = await fetch(url)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<title>Harbour Payments</title>'),
    ])
  })

  it('has a last command that names the folder where it misses the settings', async () => {
    const { status, stderr } = await runScript(
      'scripts/docs-build.ts',
      commands.at(-1) ?? [],
      temporaryFolder('docs-none'),
    )
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^No file is named, and \S*docs-none\S* has no docs-site.yaml\.$/m),
    ])
  })

  it('has settings that its last command builds without a warning', async () => {
    writeFileSync(join(folder, 'docs-site.yaml'), settings)
    const { status, stderr } = await runScript('scripts/docs-build.ts', commands.at(-1) ?? [], folder)
    expect([status, stderr]).toEqual([0, ''])
    const named = [
      'index.html',
      'v1/index.html',
      'v2/charges.html',
      'differences/v1-to-v2.html',
      'sitemap.xml',
      'robots.txt',
      '404.html',
      'llms.txt',
    ]
    expect(named.filter((path) => !existsSync(join(folder, 'site', path)))).toEqual([])
  })
})
