import { isDeepStrictEqual } from 'node:util'
import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { answerDraft, findDraft, revisionAfter } from '#server/operations/go-live/draft.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as projects from '#server/repositories/projects.ts'

type Field =
  | 'step'
  | 'revision'
  | `project.${'providers' | 'locale' | 'ipAddresses'}`
  | `project.checks.${'sandboxTested' | 'resultCodesHandled' | 'keysOnServers'}`
  | `company.${'name' | 'website' | 'industry' | 'details' | 'identity_uen' | 'address' | 'country' | 'hotline_number'}`
  | `user.${'salutation' | 'fullName' | 'jobTitle' | 'mobileNumber'}`
  | `payment.${'bankName' | 'bankCode' | 'branchCode' | 'accountNumber' | 'confirmAccountNumber'}`

export const saveGoLiveDraft: Operation<'saveGoLiveDraft', Field> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const { step, project: projectStep, company, user, payment, revision: seen } = body
  const steps = {
    ...(projectStep && { project: projectStep }),
    ...(company && { company }),
    ...(user && { representative: user }),
    ...(payment && { payment }),
  }
  return await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    permit(can.saveGoLiveDraft(member, projects.requestedChangesOf(project)))
    const { stored, revision } = await findDraft(tx, project.id, seen, fail)
    // Moving to another step alone keeps the revision, so that an open tab sees no conflict.
    const hasChanges = !isDeepStrictEqual({ ...stored, ...steps }, { ...stored })
    const draft = await goLiveDrafts.save(tx, project.id, {
      step,
      ...steps,
      revision: hasChanges ? revisionAfter(revision, now()) : revision,
      updatedAt: now(),
    })
    return await answerDraft(tx, project, draft)
  })
}
