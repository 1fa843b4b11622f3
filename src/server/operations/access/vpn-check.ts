import { isInside } from '#server/identity/network.ts'
import { fail, type Operation, said } from '#server/operation.ts'

export const vpnCheck: Operation<'vpnCheck'> = async ({ request, config }) => {
  if (!isInside(request.ip, config.internalNetworks)) fail('network-not-internal')
  return said('OK', { network: 'OK' })
}
