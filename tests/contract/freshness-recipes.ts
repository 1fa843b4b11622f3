// States in which a mutation changes more than in that of the recipe of its examples.
import { call } from './client.ts'
import { callOperation, codeFor, signInAs, signInNewcomer } from './portal-server.ts'
import { createProject, type Recipe, withBody, withParams } from './recipe.ts'
import { setUp } from './recipes.ts'

/** An application of which a desk has asked to change an address. */
export const resubmission: Recipe = async (portal, example, headers) => {
  const { request } = await setUp('submitGoLive', portal, example, headers)
  await call('submitGoLive', request, headers)
  const params = { projectId: String(request.params.projectId) }
  const desk = await signInAs(portal, 'BUSINESS_INTERNAL')
  const note = { pointer: '/project/ipAddresses/0', text: 'Whose address is this?', blocking: true }
  await callOperation(portal, 'openReviewNote', { params, body: note }, desk)
  await callOperation(portal, 'requestChanges', { params }, desk)
  const { items } = await callOperation(portal, 'listProjectNotes', { params }, headers)
  for (const { id: noteId, revision } of items) {
    const done = { params: { ...params, noteId }, body: { done: true, revision } }
    await callOperation(portal, 'markNoteDone', done, headers)
  }
  const { otp: _used, ...application } = Object(request.body).body
  const { revision } = await callOperation(portal, 'getGoLiveDraft', { params }, headers)
  const project = { ...application.project, ipAddresses: ['8.8.8.8'] }
  return { request: withBody(request, { document: undefined, body: { ...application, project, revision } }) }
}

/** The first application of a company. Its requirements are those of all its projects. */
export const firstSubmission: Recipe = async (portal, example) => {
  const headers = await signInNewcomer(portal)
  const params = await createProject(portal, headers)
  await createProject(portal, headers)
  await callOperation(portal, 'requestBankOtp', {}, headers)
  const { emailId } = await callOperation(portal, 'getUser', {}, headers)
  const body = { ...Object(example.body).body, otp: await codeFor(portal, emailId) }
  return { headers, request: withParams(withBody(example, { ...params, body }), params) }
}

/** A company without a document, and with two projects. */
export const newCompany: Recipe = async (portal) => {
  const headers = await signInNewcomer(portal)
  await createProject(portal, headers)
  await createProject(portal, headers)
  return { headers }
}
