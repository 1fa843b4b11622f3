import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readAuthFile } from './auth-file.ts'
import { readDataFile } from './data-file.ts'
import { readOptions } from './options.ts'

const folder = temporaryFolder('portal-options')

function write(text: string, mode = 0o600): string {
  const file = join(folder, 'file.yaml')
  rmSync(file, { force: true })
  writeFileSync(file, text, { mode })
  return file
}

it.each([
  [['--target', 'portal.example'], /not an address such as/],
  [['--target', 'https://dana:secret@portal.example'], /Put credentials in the file of --auth/],
  [['--target', 'http://portal.example', '--auth', 'a.yaml'], /would get the credentials unencrypted/],
  [['--target', 'http://127.evil.example', '--auth', 'a.yaml'], /would get the credentials unencrypted/],
  [['--target', 'https://portal.example', '--rate', 'fast'], /--rate is a number from 1 to 1000/],
  [['--target', 'https://portal.example', '--write'], /--write.*See --help/],
  [['--target', ''], /Name the target/],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(expect.objectContaining({ code: 2, message: expect.stringMatching(message) }))
})

it.each(['http://127.0.0.1:8080/', 'http://localhost:8080', 'http://[::1]:8080', 'https://portal.example'])(
  'sends credentials to %s',
  (target) => {
    expect(readOptions(['--target', target, '--auth', 'a.yaml'])).toMatchObject({ authFile: 'a.yaml', writes: false })
  },
)

it('reads credentials by scheme and role, and from the environment', () => {
  process.env.TEST_OF_AUTH = 'from-environment'
  const file = write('schemes: { session: $TEST_OF_AUTH }\nroles: { STAFF: { session: abc, mfa: def } }')
  expect(readAuthFile(file)).toEqual({
    schemes: { session: 'from-environment' },
    roles: { STAFF: { session: 'abc', mfa: 'def' } },
  })
  delete process.env.TEST_OF_AUTH
})

it('refuses credentials that other users can read', () => {
  expect(() => readAuthFile(write('schemes: { session: abc }', 0o644))).toThrow(/can be read by other users.*chmod 600/)
})

it.each([
  ['schemes: { session: [', /is not valid YAML or JSON\.$/],
  ['session: abc-secret', /session is not one of schemes, roles/],
  ['schemes: { session: 12 }', /the value of session has to be a text/],
  ['schemes: { session: $NOT_SET_HERE }', /the environment variable NOT_SET_HERE is not set/],
])('says what is wrong with the credentials %j without repeating them', (text, message) => {
  expect(() => readAuthFile(write(text))).toThrow(message)
  expect(() => readAuthFile(write(text))).not.toThrow(/abc-secret/)
})

it('refuses values for an unknown operation or place', () => {
  expect(() => readDataFile(write('operations: { getProjects: {} }'), ['getProject'])).toThrow(
    /no specification that is asked has an operation getProjects/,
  )
  expect(() => readDataFile(write('operations: { getProject: { id: 1 } }'), ['getProject'])).toThrow(
    /id is not one of path, query, body/,
  )
})
