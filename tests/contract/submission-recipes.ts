import type { OperationId } from '#generated/operations.ts'
import * as projects from '#server/repositories/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import { addSubmissions } from '#tests/support/submitted.ts'
import { type Recipe, withParams } from './recipe.ts'

/** A project of the demo partner with two submissions. */
const withSubmissions: Recipe = async ({ db }, request) => {
  const projectId = await insertReviewed(db, 'technical', new Date())
  const reviewed = await projects.findReviewed(db, projectId)
  if (!reviewed) throw new Error(`Project ${projectId} does not exist`)
  await addSubmissions(db, reviewed.project, 2)
  return { request: withParams(request, { projectId }) }
}

export const submissionRecipes: Partial<Record<OperationId, Recipe>> = {
  listSubmissions: withSubmissions,
  getSubmission: withSubmissions,
  compareSubmissions: withSubmissions,
  listProjectSubmissions: withSubmissions,
  getProjectSubmission: withSubmissions,
  compareProjectSubmissions: withSubmissions,
}
