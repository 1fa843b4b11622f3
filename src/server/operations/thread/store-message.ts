import { isPointerInto } from '#domain/application-pointers.ts'
import type { Fail } from '#domain/problems.ts'
import type { StaffRole } from '#domain/roles.ts'
import { type Audience, deskToNotify } from '#domain/thread.ts'
import type { Db } from '#server/db/database.ts'
import { threadMails } from '#server/mail/thread-mail-texts.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Context } from '#server/operation.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as submissions from '#server/repositories/submissions.ts'
import * as threadMessages from '#server/repositories/thread-messages.ts'
import { recordMessage } from '#server/review/apply-workflow-action.ts'

type Writing = Pick<Context<'approveProject'>, 'config' | 'mail' | 'now' | 'member'> & {
  fail: Fail<'mention-unknown' | 'message-id-taken'>
}

interface Written {
  id: string
  text: string
  mentions?: string[] | undefined
  audience: Audience
}

/**
 * Stores a permitted message with its audit event and its mails. A repeated request, whose answer was lost, gets the stored
 * message and causes nothing again.
 */
export async function storeMessage(
  tx: Db,
  writing: Writing,
  project: Project,
  { id, text, mentions = [], audience }: Written,
): Promise<threadMessages.ThreadMessage> {
  const { member, now, fail } = writing
  const author = { authorId: member.accountId, authorEmail: member.email, authorRole: member.role }
  // PostgreSQL stores ids in lower case.
  const message = { id: id.toLowerCase(), projectId: project.id, ...author, audience, text, mentions, createdAt: now() }
  const stored = await threadMessages.insert(tx, message)
  if (!stored) return (await findRepeated(tx, message)) ?? fail('message-id-taken')
  // After the look for a repetition: the field may have left the application since the message was stored.
  if (!(await areFields(tx, project.id, mentions))) fail('mention-unknown')
  await recordMessage(tx, writing, project, threadMessages.fingerprintOf(stored))
  if (audience === 'all') await notifyReaders(tx, writing, project, stored)
  await announceChange(tx, project, audience)
  return stored
}

/** The fields of the last submission; of every application where an earlier version of the portal kept no submission. */
async function areFields(tx: Db, projectId: string, mentions: string[]): Promise<boolean> {
  if (mentions.length === 0) return true
  const submission = await submissions.latest(tx, projectId)
  return mentions.every((pointer) => isPointerInto(submission?.content, pointer))
}

async function findRepeated(
  tx: Db,
  message: threadMessages.NewThreadMessage,
): Promise<threadMessages.ThreadMessage | undefined> {
  const found = await threadMessages.find(tx, message.id)
  const isSame =
    found && threadMessages.hashOf({ ...message, createdAt: found.createdAt }) === threadMessages.hashOf(found)
  return isSame ? found : undefined
}

/** To the other side: the partner's people, or the desk whose turn it is. */
async function notifyReaders(
  tx: Db,
  writing: Writing,
  project: Project,
  { text }: threadMessages.ThreadMessage,
): Promise<void> {
  const { accountId, email, role } = writing.member
  const { id: projectId, name: projectName, organisationId, status: state, stage } = project
  const facts = { projectId, projectName, text }
  const desk = deskToNotify({ state, stage }, await findAskingDesk(tx, projectId))
  const [to, letter] =
    role === 'EXTERNAL_ADMIN'
      ? [{ role: desk }, threadMails.fromPartner(facts, email, desk)]
      : [{ organisationId }, threadMails.fromDesk(facts, role)]
  await notify(tx, writing, { kind: 'message', to, except: accountId, projectId, letter })
}

/** The desk that asked for changes last. */
async function findAskingDesk(tx: Db, projectId: string): Promise<StaffRole | undefined> {
  const [asked] = await auditEvents.listOfActions(tx, projectId, ['changes-requested'])
  return asked && asked.actorRole !== 'EXTERNAL_ADMIN' ? (asked.actorRole ?? undefined) : undefined
}
