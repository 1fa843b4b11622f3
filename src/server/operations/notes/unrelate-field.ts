import type { Application } from '#domain/application-pointers.ts'
import { can } from '#domain/capabilities.ts'
import { changedFields } from '#domain/desk-parts.ts'
import { splitIpList } from '#domain/formats/ip-list.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Db } from '#server/db/database.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { findOpenNote } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
import * as documents from '#server/repositories/documents.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { readApplication } from '#server/review/keep-submission.ts'

type Texts = Readonly<Record<string, string | null>>

const phones = ['hotline_number', 'mobileNumber']

/** Closes a further field that has no changes. */
export const unrelateField: Operation<'unrelateField', 'pointer'> = async (context) => {
  const { params, query, member, db, now, fail, permit } = context
  const { pointer } = query
  return await db.transaction(async (tx) => {
    await organisations.lock(tx, member.organisationId)
    const project = await lockOwnProject(tx, context)
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.workOnNote(member, projects.requestedChangesOf(project)))
    if (!note.related.includes(pointer)) fail('not-found')
    if (await isChanged(tx, project, member.accountId, fieldOf(pointer))) fail('related-field-changed')
    await reviewNotes.change(tx, note.id, { related: note.related.filter((each) => each !== pointer) })
    await openRequestedFields(tx, project.id, now())
    return await answerChangedNote(tx, context, project, note.id)
  })
}

/** Whether the next submission would have another value of the field than the last one. */
async function isChanged(tx: Db, project: projects.Project, accountId: string, field: string): Promise<boolean> {
  const latest = await submissions.latest(tx, project.id)
  if (!latest) return false
  const stored = await readApplication(tx, project.id, accountId)
  const current = withDraft(stored, await goLiveDrafts.find(tx, project.id))
  if (changedFields(latest.content, current).includes(field)) return true
  if (field !== '/document') return false
  const next = await documents.hashOfNext(tx, project.id, project.organisationId)
  return next !== (latest.content.document?.sha256 ?? null)
}

/** The application with what the partner has typed into the Go Live wizard. A saved step lacks the fields that were cleared. */
function withDraft(stored: Application, draft: goLiveDrafts.GoLiveDraft | undefined): Application {
  return {
    ...stored,
    project: withTypedProject(stored.project, draft?.project),
    company: withTyped(stored.company, draft?.company),
    user: withTyped(stored.user, draft?.representative),
    payment: withTyped(stored.payment, draft?.payment),
  }
}

function withTypedProject(
  stored: Application['project'],
  typed: goLiveDrafts.GoLiveDraft['project'] | undefined,
): Application['project'] {
  if (!typed) return stored
  const { providers = [], locale = null, ipAddresses = '' } = typed
  return { providers, locale, ipAddresses: splitIpList(ipAddresses) }
}

function withTyped<Section extends Texts>(stored: Section, typed: object | null | undefined): Section {
  if (!typed) return stored
  const texts = new Map<string, string>(Object.entries(typed))
  const all = Object.keys(stored).map((name) => [name, normalize(name, texts.get(name) ?? '')])
  return Object.assign({ ...stored }, Object.fromEntries(all))
}

const normalize = (name: string, text: string): string | null =>
  phones.includes(name) && text ? formatPhone(text) : trimToNull(text)
