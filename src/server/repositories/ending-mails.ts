import type { Db } from '#server/db/database.ts'
import { endingMails } from '#server/db/notification-schema.ts'

type EndingMail = Pick<typeof endingMails.$inferSelect, 'projectId' | 'product' | 'ending' | 'occasion'>

/** Notes mails before they are queued. Returns the endings that had none; another process that notes the same waits. */
export async function add(tx: Db, mails: EndingMail[], now: Date): Promise<Set<string>> {
  const added = await tx
    .insert(endingMails)
    .values(mails.map((mail) => ({ ...mail, createdAt: now })))
    .onConflictDoNothing()
    .returning({ ending: endingMails.ending })
  return new Set(added.map(({ ending }) => ending))
}
