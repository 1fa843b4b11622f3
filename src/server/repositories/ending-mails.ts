import { and, asc, eq, inArray } from 'drizzle-orm'
import { daysFrom } from '#domain/dates.ts'
import type { Db } from '#server/db/database.ts'
import { endingDays, endingMails } from '#server/db/notification-schema.ts'
import { projects } from '#server/db/schema.ts'

export type EndingMail = Pick<
  typeof endingDays.$inferSelect,
  'projectId' | 'product' | 'ending' | 'occasion' | 'sunset'
>

/** An ending to mail about. `before` is the day that the last mail named, if it was another one. */
export interface EndingToMail {
  ending: string
  before?: string
}

/** A day that moves back is told after this long, because the processes of an upgrade know different days. */
const upgradeDays = 2

/** Notes mails about endings of one project and product before they are queued. Returns those that were not sent. */
export async function add(tx: Db, mails: EndingMail[], now: Date): Promise<EndingToMail[]> {
  await lockProjects(tx, mails)
  const known = await listDays(tx, mails)
  const rows = mails.map((mail) => ({ ...mail, createdAt: now }))
  const newDays = rows.filter((row) => isNewDay(row, known))
  if (newDays.length > 0) {
    const { projectId, product, ending, sunset, occasion } = endingDays
    await tx
      .insert(endingDays)
      .values(newDays)
      .onConflictDoUpdate({ target: [projectId, product, ending, sunset, occasion], set: { createdAt: now } })
  }
  const mailed = await tx
    .insert(endingMails)
    .values(rows.map(({ sunset: _, ...row }) => row))
    .onConflictDoNothing()
    .returning({ ending: endingMails.ending })
  return rows.flatMap((row) => {
    const { ending, sunset } = row
    const before = known.findLast((day) => day.ending === ending)?.sunset
    const isFirst = mailed.some((each) => each.ending === ending)
    if (!isFirst && !(before !== undefined && newDays.includes(row))) return []
    return [{ ending, ...(before !== undefined && before !== sunset && { before }) }]
  })
}

/** Two processes that note the same mails wait for each other. */
async function lockProjects(tx: Db, mails: EndingMail[]): Promise<void> {
  const ids = mails.map(({ projectId }) => projectId)
  await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids)).for('no key update')
}

type NamedDay = Pick<EndingMail, 'ending' | 'sunset' | 'occasion'> & { createdAt: Date }

/** Whether no mail has named the day on this occasion, or a later mail named another day. */
function isNewDay({ ending, sunset, occasion, createdAt: now }: NamedDay, known: NamedDay[]): boolean {
  const earlier = known.filter((day) => day.ending === ending)
  const newest = earlier.at(-1)
  if (!newest || !earlier.some((day) => day.sunset === sunset && day.occasion === occasion)) return true
  return newest.sunset !== sunset && newest.createdAt <= daysFrom(now, -upgradeDays)
}

/** The days that mails named, the newest mail last. */
async function listDays(tx: Db, mails: EndingMail[]): Promise<NamedDay[]> {
  const [{ projectId, product } = { projectId: '', product: '' }] = mails
  const { ending, sunset, occasion, createdAt } = endingDays
  return await tx
    .select({ ending, sunset, occasion, createdAt })
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

/** Removes the rows of an ending, so that it is mailed again if it returns. False where another process removed them. */
export async function remove(tx: Db, { projectId, product, ending }: NamedEnding): Promise<boolean> {
  const ofEnding = (table: typeof endingDays | typeof endingMails) =>
    and(eq(table.projectId, projectId), eq(table.product, product), eq(table.ending, ending))
  const removed = await tx.delete(endingDays).where(ofEnding(endingDays)).returning({ ending: endingDays.ending })
  await tx.delete(endingMails).where(ofEnding(endingMails))
  return removed.length > 0
}
