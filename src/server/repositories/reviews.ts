import type { ReviewFacts } from '#domain/workflow-needs.ts'
import type { AuditAction, Standing } from '#domain/workflow-step.ts'
import type { Db } from '#server/db/database.ts'
import { reviewViews } from '#server/db/review-schema.ts'
import * as apiKeys from './api-keys.ts'
import * as auditEvents from './audit-events.ts'
import * as documents from './documents.ts'
import * as ipAddresses from './ip-addresses.ts'
import * as productCodes from './product-codes.ts'
import * as productTests from './product-tests.ts'
import * as projectProviders from './project-providers.ts'
import * as projects from './projects.ts'
import * as reviewMoves from './review-moves.ts'
import * as reviewNotes from './review-notes.ts'
import * as smsTemplates from './sms-templates.ts'

/** The decisions that carry a comment. */
const decisions: AuditAction[] = ['tech-approved', 'sent-back', 'approved', 'rejected', 'suspended', 'reinstated']

export type Review = NonNullable<Awaited<ReturnType<typeof find>>>

/** A project with everything its review needs. */
export async function find(db: Db, id: string) {
  const reviewed = await projects.findReviewed(db, id)
  if (!reviewed) return undefined
  const { organisation } = reviewed
  // Sequential: a transaction has a single connection.
  return {
    ...reviewed,
    providers: await projectProviders.listOfProject(db, id),
    addresses: await ipAddresses.listOfProject(db, id),
    codes: await productCodes.listOfProject(db, id),
    templates: await smsTemplates.listOfProject(db, id),
    test: await productTests.latest(db, id),
    registration: await documents.findRegistration(db, organisation.id),
    files: await documents.listOfProject(db, id),
    comments: await auditEvents.listOfActions(db, id, decisions),
    keys: await apiKeys.listOfProject(db, id),
    notes: await reviewNotes.countOpen(db, id),
    moves: (await reviewMoves.listOfProjects(db, [id])).get(id) ?? [],
  }
}

/** Like `find`, and locks the project until the transaction ends. */
export async function lock(tx: Db, id: string): Promise<Review | undefined> {
  return (await projects.lockForReview(tx, id)) && (await find(tx, id))
}

/** Keeps only the last view of a project. */
export async function saveView(db: Db, view: typeof reviewViews.$inferInsert): Promise<void> {
  const { accountId, viewedAt } = view
  await db
    .insert(reviewViews)
    .values(view)
    .onConflictDoUpdate({ target: reviewViews.projectId, set: { accountId, viewedAt } })
}

/** 0 failed, 1 success, 2 in progress, 3 unavailable. */
export function testStatusOf({ test }: Pick<Review, 'test'>): ReviewFacts['testStatus'] {
  if (!test) return 3
  if (!test.finishedAt) return 2
  return test.passed ? 1 : 0
}

/** The facts that the workflow needs. Only a submission depends on `documentDue`. */
export function factsOf(review: Review, documentDue = false): Standing & ReviewFacts {
  const { project, providers, codes, templates, registration } = review
  return {
    state: project.status,
    stage: project.stage,
    providers,
    providerCode: project.providerCode,
    providerCodeFrozen: project.providerCodeFrozen,
    liveProductCodes: codes.flatMap(({ environment, provider }) => (environment === 'live' ? [provider] : [])),
    smsTemplates: templates.length,
    testStatus: testStatusOf(review),
    documentStatus: registration?.status ?? null,
    documentDue,
    openNotes: review.notes.open,
    notesToDo: review.notes.toDo,
  }
}
