import { can } from '#domain/capabilities.ts'
import { countUpload } from '#server/identity/limits.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { answerDraft, findDraft, revisionAfter } from '#server/operations/go-live/draft.ts'
import { permitReplacing, toDocument } from '#server/operations/organisation/store-document.ts'
import * as documents from '#server/repositories/documents.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projects from '#server/repositories/projects.ts'

/** Attaches the file to the draft; the submission then replaces the company's document. */
export const uploadGoLiveDocument: Operation<'uploadGoLiveDocument', 'document' | 'revision'> = async (context) => {
  const { body, member, db, jobs, now, fail, permit } = context
  await countUpload(db, member.accountId, now(), fail)
  return await db.transaction(async (tx) => {
    const organisation = await organisations.lock(tx, member.organisationId)
    const project = await lockOwnProject(tx, context)
    permit(can.saveGoLiveDraft(member, projects.requestedChangesOf(project)))
    await permitReplacing(tx, member, organisation, permit)
    const { revision } = await findDraft(tx, project.id, body.revision, fail)
    const draft = await goLiveDrafts.touch(tx, project.id, {
      revision: revisionAfter(revision, now()),
      updatedAt: now(),
    })
    const file = await toDocument(body.document, member.accountId, now())
    const attached = await documents.replaceAttachment(tx, project.id, file)
    jobs.add('scanDocument', attached.id)
    return await answerDraft(tx, project, draft)
  })
}
