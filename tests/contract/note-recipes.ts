// How to cause the codes of a partner's operations on notes.

import * as projectRows from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import { setStatus } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import { addSubmissions } from '#tests/support/submitted.ts'
import { projectWithNote, withBody } from './recipe.ts'
import type { Failure } from './subject.ts'

export const withClosedNote: Failure = async (portal, request, headers) => {
  const setup = await projectWithNote('changes')(portal, request, headers)
  await setStatus(portal.db, String(setup.request?.params.projectId), 'live')
  return setup
}

/** A further field of a note whose value is no longer the submitted one. */
export const withChangedField: Failure = async (portal, request, headers) => {
  const setup = await projectWithNote('changes')(portal, request, headers)
  const projectId = String(setup.request?.params.projectId)
  const reviewed = await projectRows.findReviewed(portal.db, projectId)
  if (!reviewed) throw new Error(`Project ${projectId} does not exist`)
  await addSubmissions(portal.db, reviewed.project, 2)
  await reviewNotes.change(portal.db, String(setup.request?.params.noteId), { related: ['/company/address'] })
  return { ...setup, request: { ...(setup.request ?? request), query: { pointer: '/company/address' } } }
}

/** A part of a company with another project under review. */
export const withFieldNotAskedFor: Failure = async (portal, request, headers) => {
  await insertReviewed(portal.db, 'business', new Date())
  const setup = await projectWithNote('changes')(portal, request, headers)
  return { ...setup, request: withBody(setup.request ?? request, { pointer: '/company/address' }) }
}
