import { toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import { destinationOf, stepOf, type WorkflowAction } from '#domain/workflow.ts'
import type { Db } from '#server/db/database.ts'
import { projectProviders } from '#server/db/schema.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import { recordCreation } from '#server/review/advance.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'

const dayMs = 86_400_000
const name = 'Lumen Radio'

/** Actor of each step, and how many days ago. */
const way = [
  ['submit', 'dana@lumen.example', 104],
  ['hand-over', 'ines@portal.example', 102],
  ['approve-technically', 'theo@portal.example', 99],
  ['approve', 'bea@portal.example', 97],
] as const satisfies [WorkflowAction, string, number][]

/** The demo partner's project that has gone live, so that its dashboard has something to show. */
export async function seedRadio(db: Db, now: Date): Promise<void> {
  const dana = await accounts.findByEmail(db, 'dana@lumen.example')
  if (!dana?.organisationId || (await projects.hasName(db, dana.organisationId, name))) return
  const { organisationId } = dana
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.transaction(async (tx) => {
    await projects.lockOrganisation(tx, organisationId)
    if (await projects.hasName(tx, organisationId, name)) return
    let project = await projects.insert(tx, {
      name,
      description: 'Live radio without advertisements, paid by the week or by the month.',
      projectType: 1,
      productType: 1,
      organisationId,
      createdBy: dana.id,
      createdAt: ago(118),
      updatedAt: ago(118),
      locale: 'en-SG',
      providerCode: 'LUMENRADIO',
    })
    await recordCreation(tx, project, { accountId: dana.id, email: dana.email, role: dana.role })
    for (const [action, email, days] of way) project = await take(tx, project, action, email, ago(days))
    await tx
      .insert(projectProviders)
      .values((['STM', 'AIS', 'GLB'] as const).map((provider) => ({ projectId: project.id, provider })))
    const codes = sandboxProductCodes(project.id)
    await productCodes.insertAll(tx, [...codes, ...codes.map((code) => ({ ...code, environment: 'live' as const }))])
  })
}

async function take(
  tx: Db,
  project: projects.Project,
  action: WorkflowAction,
  email: string,
  at: Date,
): Promise<projects.Project> {
  const actor = await accounts.findByEmail(tx, email)
  if (!actor) throw new Error(`the demo has no account ${email}`)
  const { moment, event } = stepOf(action)
  const { state, stage } = destinationOf(action, { state: project.status, stage: project.stage })
  const moved = await projects.change(tx, project.id, {
    status: state,
    stage,
    ...(action === 'hand-over' && { providerCodeFrozen: true }),
    ...(moment && { [moment]: at }),
    updatedAt: at,
  })
  if (!event) return moved
  await auditEvents.append(tx, {
    projectId: project.id,
    action: event,
    actorId: actor.id,
    actorEmail: actor.email,
    actorRole: actor.role,
    fromStatus: toAdminStatus(project.status),
    toStatus: toAdminStatus(state),
    fromStage: project.stage && toAdminStage(project.stage),
    toStage: stage && toAdminStage(stage),
    message: null,
    createdAt: at,
  })
  return moved
}
