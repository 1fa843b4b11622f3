import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { changeDraftAddresses } from '#server/operations/go-live/draft.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as projects from '#server/repositories/projects.ts'

export const removeIpAddress: Operation<'removeIpAddress'> = async (context) => {
  const { params, member, db, now, fail, permit } = context
  await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    permit(can.editIpAddresses(member, projects.requestedChangesOf(project)))
    const removed = (await ipAddresses.remove(tx, project.id, params.ipId)) ?? fail('not-found')
    await projects.touch(tx, project.id, now())
    await changeDraftAddresses(tx, project.id, (typed) => typed.filter((address) => address !== removed), now())
  })
  return null
}
