import { momentOfCall } from '#server/call-log/call-id.ts'
import type { Operation } from '#server/operation.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { presentCall } from '#server/presenters/call.ts'
import * as calls from '#server/repositories/calls.ts'

export const getCall: Operation<'getCall'> = async ({ params, member, db, fail, permit }) => {
  const project = await ownProject(db, member, params.projectId, { fail, permit })
  const at = momentOfCall(params.callId) ?? fail('not-found')
  const call = (await calls.find(db, project.id, { id: params.callId, at })) ?? fail('not-found')
  return presentCall(call)
}
