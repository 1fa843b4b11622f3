import { partNames } from '#domain/application-parts.ts'
import { kindOfMail } from '#domain/notifications.ts'
import { reviewDesks, reviewStages, toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import { labelOfNote, pointerInto } from '#domain/requested-fields.ts'
import type { Role } from '#domain/roles.ts'
import { destinationOf, stepOf, type WorkflowAction } from '#domain/workflow.ts'
import type { StepEffect } from '#domain/workflow-effects.ts'
import type { AuditAction, MailReader } from '#domain/workflow-step.ts'
import type { Db } from '#server/db/database.ts'
import { toMail } from '#server/mail/letter.ts'
import { reviewMails } from '#server/mail/review-mail-texts.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Context, Member } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as deskChecks from '#server/repositories/desk-checks.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { clearChangedChecks, findDeskToCheck, keepCheck } from '#server/review/desk-checks.ts'
import { keepSubmission } from '#server/review/keep-submission.ts'

/** The actor and the services that a step needs. `member` is null for the system. */
export type StepContext = Pick<Context<'approveProject'>, 'config' | 'mail' | 'now'> & { member: Member | null }

/**
 * Takes a permitted workflow step: moves the project, applies the effects, and writes the event and the mails, all
 * in this transaction. The caller holds the project's lock.
 */
export async function applyWorkflowAction(
  tx: Db,
  acting: StepContext,
  project: projects.Project,
  action: WorkflowAction,
  message: string | null = null,
): Promise<projects.Project> {
  const { to, timestamp, effects, event } = stepOf(action)
  const at = acting.now()
  const desk = to === 'desk' ? await findDeskToCheck(tx, project) : undefined
  const { state, stage } = destinationOf(action, { state: project.status, stage: project.stage }, desk)
  const implemented = effects.map((name) => implementations[name])
  const changes = Object.assign({}, ...implemented.map((effect) => ('columns' in effect ? effect.columns : {})))
  const moved = await projects.change(tx, project.id, {
    status: state,
    stage,
    ...changes,
    ...(timestamp && { [timestamp]: at }),
    updatedAt: at,
  })
  for (const effect of implemented) if ('rows' in effect) await effect.rows(tx, project, at)
  const submissionHash = effects.includes('store-application')
    ? await keepSubmission(tx, project.id, acting.member, at)
    : null
  if (event)
    await auditEvents.append(tx, {
      action: event,
      ...actorOf(acting.member),
      ...transitionOf(project, moved),
      message,
      submissionHash,
      createdAt: at,
    })
  await notifyReaders(tx, acting, { from: project, project: moved }, action, message)
  return moved
}

/** Columns of the project to set, changes to other rows, or the code that implements the effect. */
type Implementation =
  | { columns: projects.ProjectChange }
  | { rows: (tx: Db, project: projects.Project, now: Date) => Promise<void> }
  | { handledBy: string }

const byGateway = { handledBy: "the gateway, which reads the project's state with every call: keys do not change" }

/** The compiler reports an effect without an implementation. */
const implementations: Record<StepEffect, Implementation> = {
  'store-application': {
    handledBy: 'submit-go-live.ts before this step; the step keeps what was stored as a submission',
  },
  'clear-technical-check': {
    columns: { techCheckedAt: null, preparedAt: null },
    rows: (tx, { id }) => deskChecks.remove(tx, id, reviewDesks),
  },
  'clear-changed-checks': { rows: clearChangedChecks },
  'keep-check': { rows: keepCheck },
  'freeze-provider-code': { columns: { providerCodeFrozen: true } },
  'unfreeze-provider-code': { columns: { providerCodeFrozen: false } },
  'unlock-requested-parts': { handledBy: 'reject-project.ts, in this transaction' },
  'unlock-noted-fields': { handledBy: 'request-changes.ts, in this transaction' },
  'delete-other-product-codes': { rows: (tx, { id }) => productCodes.removeLiveOfOthers(tx, id) },
  'delete-test-result': { rows: (tx, { id }) => productTests.supersedeOfProject(tx, id) },
  'run-product-tests': { handledBy: 'start-product-tests.ts, which starts the run in this transaction' },
  'activate-addresses': { rows: (tx, { id }) => ipAddresses.activateAll(tx, id) },
  'activate-company': { rows: (tx, { organisationId }, now) => organisations.activate(tx, organisationId, now) },
  'stop-keys': byGateway,
  'resume-keys': byGateway,
}

type Actor = Pick<Member, 'accountId' | 'email' | 'role'>

function actorOf(member: Actor | null) {
  return { actorId: member?.accountId ?? null, actorEmail: member?.email ?? null, actorRole: member?.role ?? null }
}

function transitionOf(from: projects.Project, to: projects.Project) {
  return {
    projectId: to.id,
    fromStatus: toAdminStatus(from.status),
    fromStage: from.stage && toAdminStage(from.stage),
    toStatus: toAdminStatus(to.status),
    toStage: to.stage && toAdminStage(to.stage),
  }
}

/** Mails and notifications. The actor is not notified. */
async function notifyReaders(
  tx: Db,
  acting: StepContext,
  { from, project }: { from: projects.Project; project: projects.Project },
  action: WorkflowAction,
  comment: string | null,
): Promise<void> {
  const { config, mail, now } = acting
  const { id: projectId, name: projectName, organisationId, requestedChanges } = project
  const notes = action === 'request-changes' ? await describeNotes(tx, projectId) : null
  const facts = { projectId, projectName, comment, changes: requestedChanges ?? [], notes }
  for (const { mail: name, to } of stepOf(action).mails) {
    const reader = readerOf(to, from, project)
    const letter = reviewMails[name]({ ...facts, reader })
    const readers = reader === 'EXTERNAL_ADMIN' ? { organisationId } : { role: reader }
    const kind = kindOfMail[name]
    if (kind !== 'receipt') {
      await notify(tx, acting, { kind, to: readers, except: acting.member?.accountId, projectId, letter })
      continue
    }
    for (const { email } of await accounts.listRecipients(tx, readers))
      await mail.queue(tx, email, toMail(config.publicUrl, letter), now())
  }
}

function readerOf(to: MailReader, from: projects.Project, project: projects.Project): Role {
  if (to === 'partner') return 'EXTERNAL_ADMIN'
  if (to !== 'desk' && to !== 'left-desk') return to
  const { stage, changesRequestedBy } = to === 'desk' ? project : from
  const desk = stage === 'changes' ? (changesRequestedBy ?? 'preparation') : stage
  if (!desk) throw new Error('Only a pending project is at a desk: see the mails of its step in src/domain/workflow.ts')
  return reviewStages[desk].role
}

/** 'Company address: Please add the street.', one note a line. */
async function describeNotes(tx: Db, projectId: string): Promise<string> {
  const notes = await reviewNotes.listOpen(tx, projectId)
  const numbers = [...new Set(notes.map(({ submission }) => submission))]
  const contents = await submissions.readContents(tx, projectId, numbers)
  const current = (await submissions.latest(tx, projectId))?.content
  const lines = notes.map(({ pointer, submission, text }) => {
    const pointerNow = pointerInto(current, contents.get(submission), pointer)
    return `${labelOfNote({ pointer, pointerNow })}: ${text}`
  })
  return lines.join('\n')
}

/** Records the parts that a rejection names as a separate event: a comment alone does not show who opened them. */
export async function recordRequestedChanges(tx: Db, acting: StepContext, project: projects.Project): Promise<void> {
  const { requestedChanges } = project
  if (requestedChanges) await recordHere(tx, acting, project, 'changes-requested', partNames(requestedChanges))
}

/** Id and hash of a message, so that the trail proves what was written without repeating it. */
export function recordMessage(
  tx: Db,
  acting: StepContext,
  project: projects.Project,
  fingerprint: string,
): Promise<void> {
  return recordHere(tx, acting, project, 'message-written', fingerprint)
}

/** An event that moves the project nowhere. */
async function recordHere(
  tx: Db,
  { member, now }: StepContext,
  project: projects.Project,
  action: AuditAction,
  message: string,
): Promise<void> {
  const event = { action, ...actorOf(member), ...transitionOf(project, project), message, createdAt: now() }
  await auditEvents.append(tx, event)
}

/** The first event of a project's chain. */
export async function recordCreation(tx: Db, project: projects.Project, creator: Actor): Promise<void> {
  await auditEvents.append(tx, {
    projectId: project.id,
    action: 'project-created',
    ...actorOf(creator),
    fromStatus: null,
    toStatus: toAdminStatus(project.status),
    fromStage: null,
    toStage: null,
    message: null,
    createdAt: project.createdAt,
  })
}
