import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { endingDays, endingMails } from '#server/db/notification-schema.ts'

export type EndingMail = Pick<
  typeof endingDays.$inferSelect,
  'projectId' | 'product' | 'ending' | 'occasion' | 'sunset'
>

/** An ending to mail about. `before` is the day that the last mail named, if it was another one. */
export interface EndingToMail {
  ending: string
  before?: string
}

/**
 * Notes mails about endings of one project and product before they are queued. Returns those that were not sent: another
 * process that notes the same waits.
 */
export async function add(tx: Db, mails: EndingMail[], now: Date): Promise<EndingToMail[]> {
  const rows = mails.map((mail) => ({ ...mail, createdAt: now }))
  const known = await listDays(tx, mails)
  const days = await tx.insert(endingDays).values(rows).onConflictDoNothing().returning({ ending: endingDays.ending })
  const mailed = await tx
    .insert(endingMails)
    .values(rows.map(({ sunset: _, ...row }) => row))
    .onConflictDoNothing()
    .returning({ ending: endingMails.ending })
  return mails.flatMap(({ ending, sunset }) => {
    const earlier = known.filter((day) => day.ending === ending)
    const isFirst = mailed.some((each) => each.ending === ending)
    const isNewDay = days.some((each) => each.ending === ending) && earlier.length > 0
    if (!isFirst && !isNewDay) return []
    const before = earlier.some((day) => day.sunset === sunset) ? undefined : earlier.at(-1)?.sunset
    return [{ ending, ...(before !== undefined && { before }) }]
  })
}

/** The days that mails named, the newest mail last. */
async function listDays(tx: Db, mails: EndingMail[]): Promise<Pick<EndingMail, 'ending' | 'sunset'>[]> {
  const [{ projectId, product } = { projectId: '', product: '' }] = mails
  const { ending, sunset, createdAt } = endingDays
  return await tx
    .select({ ending, sunset })
    .from(endingDays)
    .where(
      and(
        eq(endingDays.projectId, projectId),
        eq(endingDays.product, product),
        inArray(
          ending,
          mails.map((mail) => mail.ending),
        ),
      ),
    )
    .orderBy(asc(createdAt), asc(sunset))
}

/** An ending that a mail named, with the day of the newest mail. */
export type NamedEnding = Pick<EndingMail, 'projectId' | 'product' | 'ending' | 'sunset'>

export async function listOfProduct(db: Db, product: string): Promise<NamedEnding[]> {
  const { projectId, ending, sunset, createdAt } = endingDays
  const rows = await db
    .select({ projectId, product: endingDays.product, ending, sunset })
    .from(endingDays)
    .where(eq(endingDays.product, product))
    .orderBy(asc(createdAt), asc(sunset))
  return [...new Map(rows.map((row) => [`${row.projectId} ${row.ending}`, row])).values()]
}

/** Removes what is noted of an ending, so that it is told anew if it returns. False where another process did. */
export async function remove(tx: Db, { projectId, product, ending }: NamedEnding): Promise<boolean> {
  const ofEnding = (table: typeof endingDays | typeof endingMails) =>
    and(eq(table.projectId, projectId), eq(table.product, product), eq(table.ending, ending))
  const removed = await tx.delete(endingDays).where(ofEnding(endingDays)).returning({ ending: endingDays.ending })
  await tx.delete(endingMails).where(ofEnding(endingMails))
  return removed.length > 0
}
