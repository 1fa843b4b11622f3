import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { keepSubscriberKey, refuseOtherSubscriberKey } from './subscriber-key.ts'

const database = eachDatabase()
const first = { subscriberSecret: 'first'.repeat(8) }
const second = { subscriberSecret: 'second'.repeat(8) }

test('allows any key before the first start, and then only that one', async () => {
  const { db } = database()
  await expect(refuseOtherSubscriberKey(db, second)).resolves.toBeUndefined()
  await keepSubscriberKey(db, first)
  await keepSubscriberKey(db, first)
  await expect(keepSubscriberKey(db, second)).rejects.toThrow(
    /^SUBSCRIBER_SECRET: the database has hashes of another key/,
  )
  await expect(refuseOtherSubscriberKey(db, second)).rejects.toThrow(/^SUBSCRIBER_SECRET: /)
  await expect(refuseOtherSubscriberKey(db, first)).resolves.toBeUndefined()
})
