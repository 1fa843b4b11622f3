import { createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import type { Db } from '#server/db/database.ts'
import * as fingerprints from '#server/repositories/secret-fingerprints.ts'

type Key = Pick<Config, 'subscriberSecret'>

/** Remembers the key of the first start, by a fingerprint, and throws for another one later. */
export async function keepSubscriberKey(db: Db, config: Key): Promise<void> {
  await fingerprints.insertSubscriber(db, fingerprintOf(config))
  await refuseOtherSubscriberKey(db, config)
}

/** Throws when the hashes in the database were made with another key. */
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
