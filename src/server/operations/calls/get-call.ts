import { momentOfCall } from '#server/call-log/call-id.ts'
import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentCall } from '#server/presenters/call.ts'
import * as calls from '#server/repositories/calls.ts'

export const getCall: Operation<'getCall'> = async (context) => {
  const { params, db, fail } = context
  const project = await findOwnProject(db, context)
  const at = momentOfCall(params.callId) ?? fail('not-found')
  const call = (await calls.find(db, project.id, { id: params.callId, at })) ?? fail('not-found')
  return presentCall(call)
}
