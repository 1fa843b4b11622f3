import { daysFrom } from '#domain/dates.ts'
import type { Ending, ProductChanges } from '#domain/product-changes.ts'
import { maxCallsRead, type Use } from '#domain/product-impact.ts'
import { dayOf } from '#domain/time.ts'
import { findUses, usesSince } from '#server/impact/find-uses.ts'
import { endingMails } from '#server/mail/ending-mail-texts.ts'
import { type NotifyingJob, notify } from '#server/notifications/notify.ts'
import * as endingMailRows from '#server/repositories/ending-mails.ts'
import * as operationCalls from '#server/repositories/operation-calls.ts'

/** A second mail is sent from this many days before the end. */
const soonDays = 30

/**
 * Mails partners about endings of parts that their projects used in the last 90 days: when an ending gets its day, when the
 * day is near, and when it is moved. One mail per project and operation. Then mails about endings that were withdrawn.
 */
export async function mailEndings(context: NotifyingJob, products: ProductChanges[]): Promise<void> {
  const { db, mail, now } = context
  const today = dayOf(now())
  for (const product of products) {
    const endings = product.endings
      .filter(({ sunset }) => sunset >= today)
      .sort((one, other) => one.sunset.localeCompare(other.sunset))
    const search = { db, product: product.product, since: usesSince(now()), maxCalls: maxCallsRead }
    const found = await findUses(
      search,
      endings.map(({ part }) => [part]),
    )
    const used = endings.flatMap((ending, index) => (found[index] ?? []).map((use) => ({ ending, use })))
    const projectIds = [...new Set(used.map(({ use }) => use.projectId))]
    for (const project of projectIds.length > 0 ? await operationCalls.listNamedProjects(db, projectIds) : []) {
      const ofProject = used.filter(({ use }) => use.projectId === project.id)
      for (const ofOperation of Map.groupBy(ofProject, ({ ending }) => ending.part.operation).values())
        await mailProject(context, product, project, ofOperation)
    }
    await mailWithdrawn(context, product, today)
  }
  mail.flush()
}

/** Endings share the preference of expiring keys, because a new kind would break clients. */
const kind = 'key-expiring'

interface Used {
  ending: Ending
  use: Use
}

async function mailProject(
  { db, config, mail, now }: NotifyingJob,
  { product, title: productTitle }: ProductChanges,
  { id: projectId, name: projectName, organisationId }: operationCalls.NamedProject,
  used: Used[],
): Promise<void> {
  const soon = dayOf(daysFrom(now(), soonDays))
  const endings = [...new Map(used.map(({ ending }) => [ending.id, ending])).values()]
  const noted = endings.map(({ id: ending, sunset }) => {
    const occasion = sunset <= soon ? ('soon' as const) : ('announced' as const)
    return { projectId, product, ending, sunset, occasion }
  })
  await db.transaction(async (tx) => {
    const added = new Map((await endingMailRows.add(tx, noted, now())).map(({ ending, before }) => [ending, before]))
    const [first, ...more] = endings
      .filter(({ id }) => added.has(id))
      .map(({ id, label, sunset, part }) => ({ label, sunset, part, before: added.get(id) }))
    if (!first) return
    const letter = endingMails.ending({
      projectId,
      projectName,
      productTitle,
      ends: [first, ...more],
      operation: `${first.part.method} ${first.part.path} (${first.part.operation})`,
      calls: callsOfBusiest(used.filter(({ ending }) => added.has(ending.id))),
    })
    await notify(tx, { config, mail, now }, { kind, to: { organisationId }, projectId, letter })
  })
}

/** Mails about announced endings whose day is still to come, and which the file no longer has though it has their parts. */
async function mailWithdrawn(
  { db, config, mail, now }: NotifyingJob,
  { product, title: productTitle, endings, partIds }: ProductChanges,
  today: string,
): Promise<void> {
  const isWithdrawn = ({ ending, sunset }: endingMailRows.NamedEnding) =>
    sunset >= today && endings.every(({ id }) => id !== ending) && partIds.includes(ending)
  const announced = (await endingMailRows.listOfProduct(db, product)).filter(isWithdrawn)
  if (announced.length === 0) return
  const ids = [...new Set(announced.map(({ projectId }) => projectId))]
  for (const { id: projectId, name: projectName, organisationId } of await operationCalls.listNamedProjects(db, ids)) {
    await db.transaction(async (tx) => {
      const withdrawn: { id: string; sunset: string }[] = []
      for (const row of announced.filter((each) => each.projectId === projectId))
        if (await endingMailRows.remove(tx, row)) withdrawn.push({ id: row.ending, sunset: row.sunset })
      if (withdrawn.length === 0) return
      const letter = endingMails.withdrawn({ projectName, product, productTitle, endings: withdrawn })
      await notify(tx, { config, mail, now }, { kind, to: { organisationId }, projectId, letter })
    })
  }
}

/** The number of calls of the most used ending: a call may use several. */
function callsOfBusiest(used: Used[]): number {
  const byEnding = Map.groupBy(used, ({ ending }) => ending)
  return Math.max(...[...byEnding.values()].map((each) => each.reduce((sum, { use }) => sum + use.calls, 0)))
}
