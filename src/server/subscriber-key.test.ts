import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { keepSecrets, refuseOtherSubscriberKey } from './subscriber-key.ts'

const database = eachDatabase()
const secret = 'first'.repeat(8)

test('allows any key before the first start, and then only that one', async () => {
  const { db } = database()
  const first = readConfig({ SESSION_SECRET: secret })
  const second = readConfig({ SESSION_SECRET: 'second'.repeat(8) })
  await expect(refuseOtherSubscriberKey(db, second)).resolves.toBeUndefined()
  await keepSecrets(db, first)
  await keepSecrets(db, first)
  await expect(keepSecrets(db, second)).rejects.toThrow(/^SUBSCRIBER_SECRET: the database has hashes of another key/)
  await expect(refuseOtherSubscriberKey(db, second)).rejects.toThrow(/^SUBSCRIBER_SECRET: /)
  await expect(refuseOtherSubscriberKey(db, first)).resolves.toBeUndefined()
})

test('stores a generated secret for its owner only, unless the database belongs to another one', async () => {
  const { db } = database()
  const dataDir = temporaryFolder('portal-secrets')
  const path = join(dataDir, 'session-secret')
  const config = readConfig({ DATA_DIR: dataDir, SUBSCRIBER_SECRET: secret })
  expect(config.sessionSecret.length).toBeGreaterThanOrEqual(64)
  expect(existsSync(path)).toBe(false)
  await keepSecrets(db, config)
  expect(readFileSync(path, 'utf8')).toBe(config.sessionSecret)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
    sessionSecret: config.sessionSecret,
    isSecretGenerated: false,
  })
  const lost = readConfig({ DATA_DIR: join(dataDir, 'lost') })
  await expect(keepSecrets(db, lost)).rejects.toThrow(/^SUBSCRIBER_SECRET: /)
  expect(existsSync(lost.dataDir)).toBe(false)
})
