import { type Operation, withMessage } from '#server/operation.ts'

export const vpnCheck: Operation<'vpnCheck'> = async ({ request, fail }) => {
  if (!request.isInternal) fail('network-not-internal')
  return withMessage('OK', { network: 'OK' })
}
