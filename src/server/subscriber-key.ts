import { createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import type { Db } from '#server/db/database.ts'
import * as fingerprints from '#server/repositories/secret-fingerprints.ts'
import { storeSecret } from '#server/secret-settings.ts'

type Key = Pick<Config, 'subscriberSecret'>

type Secrets = Key & Pick<Config, 'sessionSecret' | 'isSecretGenerated' | 'dataDir'>

/** Stores a generated secret, and remembers the key of the first start by a fingerprint. Throws for another key later. */
export async function keepSecrets(db: Db, config: Secrets): Promise<void> {
  await refuseOtherSubscriberKey(db, config)
  if (config.isSecretGenerated) storeSecret(config.dataDir, config.sessionSecret)
  await fingerprints.insertSubscriber(db, fingerprintOf(config))
  // Another process may have been the first.
  await refuseOtherSubscriberKey(db, config)
}

/** Throws when the hashes in the database were made with another key. The database may be empty. */
export async function refuseOtherSubscriberKey(db: Db, config: Key): Promise<void> {
  const kept = await fingerprints.findSubscriber(db)
  if (kept === undefined || kept === fingerprintOf(config)) return
  throw new ConfigError(
    'SUBSCRIBER_SECRET',
    'the database has hashes of another key, so every customer would be counted twice: set the key before, which was SESSION_SECRET unless SUBSCRIBER_SECRET was set',
  )
}

const fingerprintOf = ({ subscriberSecret }: Key) =>
  createHmac('sha256', subscriberSecret).update('fingerprint of the subscriber key').digest('hex')
