import { can } from '#domain/capabilities.ts'
import { pageMessages } from '#domain/page-messages.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { toPortalStatus } from '#domain/project-states.ts'
import type { Db } from '#server/db/database.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { type Context, fail, type Operation, permit, said } from '#server/operation.ts'
import { advance } from '#server/operations/review/advance.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { checkApplication } from './check-application.ts'
import { findDraft } from './draft-revision.ts'
import { storeCompany, storeDocument } from './store-company.ts'

type Submitting = Context<'submitGoLive'>

/** One transaction: an application that is refused changes nothing. */
export const submitGoLive: Operation<'submitGoLive'> = async (context) => {
  const { body, member, db, now } = context
  if (body.body.otp) await countForAccount(db, 'session-code', member.email, now())
  const problem = await db.transaction((tx) => submit(tx, context))
  if (problem) fail(problem)
  return said(pageMessages.goLive.submitted, { status: toPortalStatus('pending') })
}

/** The bank's code comes first: refused after the transaction, a wrong try stays counted and nothing else was written. */
async function submit(tx: Db, context: Submitting): Promise<ProblemCode | undefined> {
  const { params, body, member } = context
  const organisation = await organisations.lock(tx, member.organisationId)
  const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
  checkApplication(context)
  permit(can.submitGoLive(member, { state: project.status }))
  // What somebody else has kept meanwhile would go with the draft, and nobody would have seen it.
  await findDraft(tx, project.id, body.body.revision)
  const problem = await storeCompany(tx, context, organisation)
  if (problem) return problem
  await storeDocument(tx, context, organisation)
  await storeProject(tx, context, project)
  const review = (await reviews.find(tx, project.id)) ?? fail('not-found')
  permit(can.submitApplication(member, reviews.factsOf(review)))
  await advance(tx, context, project, 'submit')
  return undefined
}

async function storeProject(tx: Db, { body, now }: Submitting, { id }: projects.Project): Promise<void> {
  const { providers, ipAddresses: addresses, locale } = body.body.project
  await projectProviders.replaceOfProject(tx, id, providers)
  await ipAddresses.replaceAll(tx, id, addresses)
  await projects.change(tx, id, { locale, updatedAt: now() })
  await goLiveDrafts.remove(tx, id)
}
