import { toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import { type Consequence, destinationOf, stepOf, type WorkflowAction } from '#domain/workflow.ts'
import type { Db } from '#server/db/database.ts'
import { isDemoOnly } from '#server/identity/demo-only.ts'
import { reviewLetters } from '#server/mail/review-letters.ts'
import type { Context, Member } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'

/** Who takes the step, and what an operation or a job knows besides. `member` is null where the system acts. */
export type Acting = Pick<Context<'approveProject'>, 'config' | 'mail' | 'now'> & { member: Member | null }

/**
 * Takes a step of the workflow whose `can…` was permitted under the project's lock: moves the project, does what follows,
 * writes the event and the mails, all in this transaction.
 */
export async function advance(
  tx: Db,
  acting: Acting,
  project: projects.Project,
  action: WorkflowAction,
  message: string | null = null,
): Promise<projects.Project> {
  const { moment, follows, event } = stepOf(action)
  const at = acting.now()
  const { state, stage } = destinationOf(action, { state: project.status, stage: project.stage })
  const changes = Object.assign({}, ...follows.map((name) => columnsOf[name] ?? {}))
  const moved = await projects.change(tx, project.id, {
    status: state,
    stage,
    ...changes,
    ...(moment && { [moment]: at }),
    updatedAt: at,
  })
  for (const name of follows) await rowsOf[name]?.(tx, project, at)
  if (event)
    await auditEvents.append(tx, {
      action: event,
      ...actorOf(acting.member),
      ...wayOf(project, moved),
      message,
      createdAt: at,
    })
  await postLetters(tx, acting, moved, action, message)
  return moved
}

/** What a consequence writes into the project's own row. */
const columnsOf: Partial<Record<Consequence, projects.ProjectChange>> = {
  'clear-technical-check': { techCheckedAt: null, preparedAt: null },
  'freeze-provider-code': { providerCodeFrozen: true },
}

/** What it does elsewhere. Keys are not touched: the gateway asks for the project's state with every call. */
const rowsOf: Partial<Record<Consequence, (tx: Db, project: projects.Project, now: Date) => Promise<void>>> = {
  'drop-other-product-codes': (tx, { id }) => productCodes.removeLiveOfOthers(tx, id),
  'forget-test-result': (tx, { id }) => productTests.removeOfProject(tx, id),
  'activate-addresses': (tx, { id }) => ipAddresses.activateAll(tx, id),
  'settle-company': (tx, { organisationId }, now) => organisations.settle(tx, organisationId, now),
}

function actorOf(member: Member | null) {
  return { actorId: member?.accountId ?? null, actorEmail: member?.email ?? null, actorRole: member?.role ?? null }
}

function wayOf(from: projects.Project, to: projects.Project) {
  return {
    projectId: to.id,
    fromStatus: toAdminStatus(from.status),
    fromStage: from.stage && toAdminStage(from.stage),
    toStatus: toAdminStatus(to.status),
    toStage: to.stage && toAdminStage(to.stage),
  }
}

async function postLetters(
  tx: Db,
  { config, mail, now }: Acting,
  project: projects.Project,
  action: WorkflowAction,
  comment: string | null,
): Promise<void> {
  const facts = { publicUrl: config.publicUrl, projectId: project.id, projectName: project.name, comment }
  for (const { letter, to } of stepOf(action).letters) {
    const addresses =
      to === 'partner'
        ? await accounts.listEmailsOfOrganisation(tx, project.organisationId)
        : await accounts.listEmailsOfRole(tx, to)
    for (const address of addresses.filter((each) => !isDemoOnly(each, config))) {
      await mail.post(tx, address, reviewLetters[letter](facts), now())
    }
  }
}
