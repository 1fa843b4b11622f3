import type { Application } from '#domain/application-pointers.ts'
import { can } from '#domain/capabilities.ts'
import { changedFields } from '#domain/desk-parts.ts'
import { pageMessages } from '#domain/page-messages.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { toPortalStatus } from '#domain/project-states.ts'
import { isCompanyType, unknownItem } from '#domain/reference-lists.ts'
import type { Db } from '#server/db/database.ts'
import { countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import { type Context, type Operation, withMessage } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { findDraft, overwriteInDrafts } from '#server/operations/go-live/draft.ts'
import { openSections, storeCompany, storeDocument } from '#server/operations/go-live/store-company.ts'
import { closedFields, refuseChanges } from '#server/operations/organisation/check-changed-fields.ts'
import type { BankRefusal } from '#server/operations/organisation/store-bank.ts'
import { operators } from '#server/operators.ts'
import * as documents from '#server/repositories/documents.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'
import { isDocumentDue } from '#server/review/document-due.ts'
import { readApplication } from '#server/review/keep-submission.ts'

type Submitting = Context<'submitGoLive'>

type Field =
  | 'projectId'
  | 'document'
  | `body.${'otp' | 'revision'}`
  | `body.project.${'providers' | 'locale' | 'ipAddresses'}`
  | `body.project.checks.${'sandboxTested' | 'resultCodesHandled' | 'keysOnServers'}`
  | `body.company.${'name' | 'website' | 'industry' | 'details' | 'identity_uen' | 'address' | 'country' | 'hotline_number'}`
  | `body.user.${'salutation' | 'fullName' | 'jobTitle' | 'mobileNumber'}`
  | `body.payment.${'bankName' | 'bankCode' | 'branchCode' | 'accountNumber'}`

/** One transaction, so that a rejected application changes nothing. */
export const submitGoLive: Operation<'submitGoLive', Field> = async (context) => {
  if (context.body.body.otp) await countSessionAttempt(context)
  await enterCode(context.db, context.fail, (tx) => submit(tx, context))
  return withMessage(pageMessages.goLive.submitted, { status: toPortalStatus('pending') })
}

/** Checks the bank's code before any write: its refusal commits the transaction. */
async function submit(tx: Db, context: Submitting): Promise<BankRefusal | undefined> {
  const { body, member, now, fail, permit } = context
  const organisation = await organisations.lock(tx, member.organisationId)
  const project = await lockOwnProject(tx, context)
  checkApplication(context)
  permit(can.submitGoLive(member, projects.requestedChangesOf(project)))
  // Rejects an outdated revision: the partner would submit text they have not seen.
  await findDraft(tx, project.id, body.body.revision, fail)
  const before = await readApplication(tx, project.id, member.accountId)
  const sections = openSections(context, organisation, before)
  const closed = closedFields(member, organisation, sections)
  // Otherwise the code is not checked: the rollback would undo the counted attempt.
  const refusal = closed.length === 0 ? await storeCompany(tx, context, organisation) : undefined
  if (refusal) return refusal
  await overwriteInDrafts(tx, member, sections, now())
  const replaced = await documents.findRegistration(tx, organisation.id)
  await storeDocument(tx, context, organisation)
  await storeProject(tx, context, project)
  const after = await readApplication(tx, project.id, member.accountId)
  refuseChanges([...closed, ...unrequestedFields(project, replaced, before, after)], fail)
  const review = (await reviews.find(tx, project.id)) ?? fail('not-found')
  permit(can.submitApplication(member, reviews.factsOf(review, await isDocumentDue(tx, project))))
  await applyWorkflowAction(tx, context, project, project.stage === 'changes' ? 'resubmit' : 'submit')
  return undefined
}

/** Parts that a rejection has left out keep their submitted values. */
async function storeProject(tx: Db, { body, member, now }: Submitting, project: projects.Project): Promise<void> {
  const { id } = project
  const standing = projects.requestedChangesOf(project)
  const { providers, ipAddresses: addresses, locale } = body.body.project
  if (can.chooseOperators(member, standing).allowed) {
    await projectProviders.replaceOfProject(tx, id, providers)
    await projects.change(tx, id, { locale, updatedAt: now() })
  }
  if (can.editIpAddresses(member, standing).allowed) {
    await ipAddresses.replaceAll(tx, id, addresses)
  }
  await goLiveDrafts.remove(tx, id)
}

/** The changed fields that no blocking note is about, while the partner makes changes. */
function unrequestedFields(
  { stage, requestedFields }: projects.Project,
  registration: documents.StoredDocument | undefined,
  before: Application,
  after: Application,
): string[] {
  if (stage !== 'changes') return []
  // A document that the scan refused can always be replaced.
  const open = registration?.status === 'REJECTED' ? ['/document'] : []
  const others = changedFields(before, after).filter((field) => ![...open, ...(requestedFields ?? [])].includes(field))
  return others.map((field) => `/body${field}`)
}

/** Rules outside the schema: known industries, offered operators, and one project in path and body. */
function checkApplication({ params, body, fail }: Submitting): void {
  const { company, project } = body.body
  const found: FieldProblem[] = []
  if (body.projectId.toLowerCase() !== params.projectId.toLowerCase()) {
    found.push({ field: '/projectId', rule: 'const', message: 'This is another project.' })
  }
  if (company.industry !== undefined && !isCompanyType(company.industry)) {
    found.push(unknownItem('/body/company/industry'))
  }
  if (found.length > 0) fail('invalid-request', { problems: found })
  const offered = new Set(operators.flatMap(({ code, offered }) => (offered ? [code] : [])))
  if (!project.providers.every((code) => offered.has(code))) fail('provider-not-offered')
}
