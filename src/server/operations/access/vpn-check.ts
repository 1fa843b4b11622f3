import { fail, type Operation, withMessage } from '#server/operation.ts'

export const vpnCheck: Operation<'vpnCheck'> = async ({ request }) => {
  if (!request.isInternal) fail('network-not-internal')
  return withMessage('OK', { network: 'OK' })
}
