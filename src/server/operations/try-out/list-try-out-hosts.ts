import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'

export const listTryOutHosts: Operation<'listTryOutHosts'> = async ({ config, member, permit }) => {
  permit(can.viewTryOutHosts(member))
  return { hosts: config.tryOutProxyHosts }
}
