import { hash } from 'node:crypto'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { type Application, fields, valueAt } from '#domain/application-pointers.ts'
import { canonicalJson } from '#domain/canonical-json.ts'
import { changedFields, deskParts } from '#domain/desk-parts.ts'
import { isDesk, type ReviewDesk, reviewDesks } from '#domain/project-states.ts'
import { partsOf } from '#domain/requested-fields.ts'
import type { Db } from '#server/db/database.ts'
import * as deskChecks from '#server/repositories/desk-checks.ts'
import * as documents from '#server/repositories/documents.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { readApplication } from '#server/review/keep-submission.ts'

/** Keeps which content the desk has approved. A project without a kept submission has nothing to compare with later. */
export async function keepCheck(tx: Db, { id: projectId, stage }: projects.Project, checkedAt: Date): Promise<void> {
  const latest = await submissions.latest(tx, projectId)
  if (!latest || !isDesk(stage)) return
  await deskChecks.save(tx, { projectId, desk: stage, parts: hashesOf(latest.content, deskParts[stage]), checkedAt })
}

const partsOfProfile: readonly ApplicationPart[] = ['company', 'representative', 'bank']

/** Whether the profile or its document is other than what the last submission contains. */
export async function isProfileChanged(tx: Db, { id, organisationId }: projects.Project): Promise<boolean> {
  const latest = await submissions.latest(tx, id)
  if (!latest) return false
  const current = await readApplication(tx, id, latest.submittedBy)
  if (partsOf(changedFields(latest.content, current)).some((part) => partsOfProfile.includes(part))) return true
  const submitted = latest.content.document
  if (submitted?.sha256 === current.document?.sha256) return false
  // A document that the scan refused is replaced during the review.
  return !submitted || (await documents.findSubmitted(tx, organisationId, submitted))?.status !== 'REJECTED'
}

/** The first desk whose check is missing, or was about other content than what is stored now. */
export async function findDeskToCheck(tx: Db, project: projects.Project): Promise<ReviewDesk> {
  const [first = 'business'] = await listDesksToCheck(tx, project)
  return first
}

async function listDesksToCheck(tx: Db, project: projects.Project): Promise<ReviewDesk[]> {
  const checks = await deskChecks.listOfProject(tx, project.id)
  const application = await readCurrent(tx, project)
  return reviewDesks.filter((desk) => {
    const check = checks.find((each) => each.desk === desk)
    return !check || canonicalJson(check.parts) !== canonicalJson(hashesOf(application, deskParts[desk]))
  })
}

/** Clears the checks that do not hold any more, before the changed application is kept as a submission. */
export async function clearChangedChecks(tx: Db, project: projects.Project, now: Date): Promise<void> {
  const again = await listDesksToCheck(tx, project)
  await deskChecks.remove(tx, project.id, again)
  await projects.change(tx, project.id, {
    ...(again.includes('preparation') && { preparedAt: null }),
    ...((again.includes('preparation') || again.includes('technical')) && { techCheckedAt: null }),
    requestedFields: null,
    updatedAt: now,
  })
  const latest = await submissions.latest(tx, project.id)
  const changed = latest && partsOf(changedFields(latest.content, await readCurrent(tx, project)))
  // Provider code, product codes and test results for other operators do not count.
  if (changed && !changed.includes('operators')) return
  await projects.change(tx, project.id, { providerCodeFrozen: false, updatedAt: now })
  await productCodes.removeLiveOfOthers(tx, project.id)
  await productTests.supersedeOfProject(tx, project.id)
}

/** No desk but the last one looks at the representative, which is stored per account. */
const readCurrent = (tx: Db, { id, createdBy }: projects.Project): Promise<Application> =>
  readApplication(tx, id, createdBy)

function hashesOf(application: Application, parts: readonly ApplicationPart[]): deskChecks.DeskCheck['parts'] {
  const contentOf = (part: ApplicationPart) =>
    fields.filter((field) => field.part === part).map(({ pointer }) => [pointer, valueAt(application, pointer)])
  return Object.fromEntries(parts.map((part) => [part, hash('sha256', canonicalJson(contentOf(part)))]))
}
