import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { hasGoneLive } from '#domain/project-states.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { changeDraftAddresses } from '#server/operations/go-live/draft.ts'
import { presentIpAddress } from '#server/presenters/project.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as projects from '#server/repositories/projects.ts'

export const addIpAddresses: Operation<'addIpAddresses', 'ipAddresses'> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const items = await db.transaction(async (tx) => {
    // Locked, so that two simultaneous requests cannot both use the last free place.
    const project = await lockOwnProject(tx, context)
    permit(can.editIpAddresses(member, projects.requestedChangesOf(project)))
    const stored = await ipAddresses.listOfProject(tx, project.id)
    const fresh = new Set(body.ipAddresses).difference(new Set(stored.map(({ address }) => address)))
    if (fresh.size === 0) return stored
    if (stored.length + fresh.size > limits.ipAddressesPerProject) fail('ip-limit-reached')
    const status = hasGoneLive(project.status) ? 'active' : 'inactive'
    await ipAddresses.insertAll(tx, project.id, [...fresh], status)
    await projects.touch(tx, project.id, now())
    await changeDraftAddresses(tx, project.id, (typed) => [...new Set(typed).union(fresh)], now())
    return await ipAddresses.listOfProject(tx, project.id)
  })
  return { items: items.map(presentIpAddress) }
}
