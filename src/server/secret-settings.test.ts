import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { secretVariables } from '#server/secret-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = () => temporaryFolder('portal-secrets')
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]

/** A file with the content, as a secret store mounts it. */
function fileWith(content: string): string {
  const path = join(folder(), 'secret')
  writeFileSync(path, content)
  return path
}

const refusalOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
}

describe('the session secrets', () => {
  test.each([`${first},${second}`, `${first}\n${second}\n`, ` ${first} , \n ${second},`])(
    'are separated by commas or lines: %j',
    (text) => {
      expect(readConfig({ SESSION_SECRET: text, SUBSCRIBER_SECRET: second })).toMatchObject({
        sessionSecret: first,
        formerSessionSecrets: [second],
      })
    },
  )

  test.each(['short', `${first},short`, `short\n${first}`, ','])('need 32 characters each: %j', (text) => {
    expect(refusalOf({ SESSION_SECRET: text, SUBSCRIBER_SECRET: second })).toMatch(/^SESSION_SECRET: [^\n]+$/)
  })

  test('that are cut short in the data folder stop the start', () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'session-secret'), '')
    expect(refusalOf({ DATA_DIR: dataDir })).toMatch(/^DATA_DIR: .*session-secret/)
  })
})

describe('the key of the subscriber hashes', () => {
  test('is the only session secret unless it is set', () => {
    expect(readConfig({ SESSION_SECRET: first }).subscriberSecret).toBe(first)
    expect(readConfig({ SESSION_SECRET: first, SUBSCRIBER_SECRET: second }).subscriberSecret).toBe(second)
  })

  test('must be set while there are several session secrets', () => {
    expect(refusalOf({ SESSION_SECRET: `${first},${second}` })).toMatch(/^SUBSCRIBER_SECRET: required [^\n]+$/)
    expect(refusalOf({ SESSION_SECRET: first, SUBSCRIBER_SECRET: 'short' })).toMatch(/^SUBSCRIBER_SECRET: too short/)
  })
})

describe('a secret in a file', () => {
  test('counts as its variable, without the line end', () => {
    const config = readConfig({
      SESSION_SECRET_FILE: fileWith(`${first}\n${second}\n`),
      SUBSCRIBER_SECRET_FILE: fileWith(`${second}\n`),
      DATABASE_URL_FILE: fileWith('postgres://user:hidden@host/db\n'),
      SMTP_URL_FILE: fileWith('smtp://user:hidden@host\n'),
      OTEL_EXPORTER_OTLP_HEADERS_FILE: fileWith('authorization=hidden\n'),
      MAIL_FROM: 'a@b.example',
      DEMO: '1',
    })
    expect(config).toMatchObject({
      sessionSecret: first,
      formerSessionSecrets: [second],
      subscriberSecret: second,
      databaseUrl: 'postgres://user:hidden@host/db',
      smtpUrl: 'smtp://user:hidden@host',
      otlpHeaders: { authorization: 'hidden' },
    })
  })

  test.each(secretVariables)('stops the start in one line when it cannot be used: %s', (name) => {
    const variable = `${name}_FILE`
    const oneLine = new RegExp(`^${variable}: [^\\n]+$`)
    expect(refusalOf({ [variable]: '/nowhere/secret' })).toMatch(oneLine)
    expect(refusalOf({ [variable]: '/nowhere/secret' })).toContain('/nowhere/secret')
    expect(refusalOf({ [variable]: folder() }), 'a folder').toMatch(oneLine)
    expect(refusalOf({ [variable]: fileWith('\n') }), 'an empty file').toMatch(oneLine)
    expect(refusalOf({ [variable]: fileWith(first), [name]: second }), 'both').toMatch(oneLine)
  })
})
