import { can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import type { Member, Partner, Refusals } from '#server/operation.ts'
import { presentAdminProject } from '#server/presenters/admin-project.ts'
import type { Clock } from '#server/presenters/progress.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'

// The project that the path of a call names.

interface Named {
  params: { projectId: string }
}
type Permitting = Named & Refusals<'not-found' | 'role-not-allowed'>

/** A project of the partner who calls. Another partner's project is not found. */
export async function findOwnProject(
  db: Db,
  { params, member, fail, permit }: Permitting & { member: Partner },
): Promise<projects.Project> {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return project
}

/** Locks a project of the partner who calls until the transaction ends. The operation checks the permission. */
export async function lockOwnProject(
  tx: Db,
  { params, member, fail }: Named & { member: Partner; fail: Fail<'not-found'> },
): Promise<projects.Project> {
  return (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
}

/** Any partner's project with its partner, where the review is open to this member of staff. */
export async function findReviewedProject(
  db: Db,
  { params, member, fail, permit }: Permitting & { member: Member },
): Promise<projects.ReviewedProject> {
  const reviewed = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: reviewed.project.submittedAt !== null }))
  return reviewed
}

/** Locks any partner's project and its company, where the review is open to this member of staff. */
export async function lockReviewedProject(
  tx: Db,
  { params, member, fail, permit }: Permitting & { member: Member },
): Promise<projects.Project> {
  const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  return project
}

/** Locks any partner's project as above, and loads everything that its review needs. */
export async function lockReview(
  tx: Db,
  { params, member, fail, permit }: Permitting & { member: Member },
): Promise<reviews.Review> {
  const review = (await reviews.lock(tx, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: review.project.submittedAt !== null }))
  return review
}

/** Answers with the project after a step of its review. */
export async function answerReview(tx: Db, context: Named & Clock & { fail: Fail<'not-found'> }) {
  return presentAdminProject((await reviews.find(tx, context.params.projectId)) ?? context.fail('not-found'), context)
}
