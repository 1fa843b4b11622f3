import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { portalProgram } from '#tests/support/bundled-portal.ts'
import { inherited, withDataDir } from '#tests/support/portal-process.ts'
import { root } from '#tests/support/tree.ts'

// What a command cannot work with: one line that names cause and cure, exit code 1, and nothing is changed. Further invalid
// settings are in src/server/config.test.ts, archives in backup.test.ts, schemas of other versions in release.test.ts.

const execute = promisify(execFile)
const secret = { SESSION_SECRET: 'x'.repeat(32) }
/** Port 9 refuses connections. */
const away = { ...secret, DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal' }

type Settings = Record<string, string>
type Row = [command: string, settings: Settings, line: RegExp]

const each = (commands: string[], settings: Settings, line: RegExp) =>
  commands.map((command): Row => [command, settings, line])

// pg would print nine lines about sslmode.
const tls = { ...secret, DATABASE_URL: `${away.DATABASE_URL}?sslmode=require` }

const offline = ['check-config --database', 'staff list', 'audit verify']
const noDatabase = /^DATA_DIR: there is no database in .*: set the folder of the portal$/

test.each([
  ...each(
    ['serve', 'migrate', ...offline, 'backup FOLDER/new.tar'],
    away,
    /^DATABASE_URL: cannot reach the database \(connect ECONNREFUSED.*check host, port, user and password$/,
  ),
  ...each(
    ['serve', 'migrate', 'backup FOLDER/new.tar'],
    tls,
    /^DATABASE_URL: cannot reach the database \(connect ECONNREFUSED/,
  ),
  ...each(['serve', ...offline], secret, /^DATA_DIR: the database is empty.*run migrate/),
  ['backup FOLDER/new.tar', secret, noDatabase],
  ['move', away, noDatabase],
  ['move', secret, /^DATABASE_URL: required: set the address/],
  ['restore FOLDER/none.tar', secret, /none\.tar cannot be read \(ENOENT.*: name the file/],
  ['restore FOLDER', secret, /cannot be read \(EISDIR.*: name the file/],
  ...each(
    [...offline, 'backup FOLDER/new.tar', 'migrate'],
    { ...secret, DATA_DIR: 'FOLDER/letter' },
    /^DATA_DIR: cannot keep files in/,
  ),
  ['restore FOLDER/letter', secret, /letter cannot be restored: the backup file is incomplete/],
  ['audit verify --heads FOLDER/none', away, /^--heads: cannot read the file \(ENOENT.*name one/],
  ['serve', { REVIEW_DAYS: 'soon' }, /^REVIEW_DAYS: 'soon' is no number.*set 1 to 99$/],
  ['serve', { DEMO: '0' }, /^SMTP_URL: without demo mode mails need a server: set/],
  ...each(
    ['serve', 'check-config'],
    { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'portal@portal.example' },
    /^PUBLIC_URL: required outside demo mode: set the address that people type/,
  ),
  [
    'check-config --services',
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@portal.example' },
    /^SMTP_URL: the mail server does not answer \(connect ECONNREFUSED.*check the address, or start the service$/,
  ],
  ['serve', { DATABASE_URL: away.DATABASE_URL }, /^SESSION_SECRET: required with DATABASE_URL.*set 32 random/],
  ...each(
    ['serve', 'migrate', 'backup FOLDER/new.tar'],
    { DATABASE_URL_FILE: 'FOLDER/none' },
    /^DATABASE_URL_FILE: cannot read the file \(ENOENT.*set the path of a file that this user can read$/,
  ),
  ['serve', { SESSION_SECRET_FILE: 'FOLDER' }, /^SESSION_SECRET_FILE: .*EISDIR.*set the path/],
])('portal %s with %j ends with one line and changes nothing', async (command, settings, line) => {
  await withDataDir(async (folder) => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'letter'), 'Dear portal')
    const before = readdirSync(folder, { recursive: true })
    const { code, stdout, stderr } = await run(command, folder, settings)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(line)])
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })
})

test('serve on a taken port ends with one line and changes nothing', async () => {
  const taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' && address?.port)
  await withDataDir(async (folder) => {
    const { code, stdout, stderr } = await run('serve', folder, { PORT })
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT: ${PORT} is taken by another program: set another one\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  })
  taken.close()
})

test('check-config creates nothing in an empty DATA_DIR', async () => {
  await withDataDir(async (folder) => {
    expect(await run('check-config', folder, {})).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(folder)).toEqual([])
  })
})

async function run(command: string, folder: string, settings: Settings) {
  const given = { ...inherited(), DATA_DIR: 'FOLDER/data', DEMO: '1', ...settings }
  const env = Object.entries(given).map(([name, value]) => [name, value?.replace('FOLDER', folder)])
  const [node, ...program] = portalProgram
  const args = [...program, ...command.replace('FOLDER', folder).split(' ')]
  const ended = execute(node, args, { cwd: root, env: Object.fromEntries(env) })
  return await ended.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}
