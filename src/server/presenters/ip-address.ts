import type { OperationIO } from '#generated/operations.ts'
import type { IpAddress } from '#server/repositories/ip-addresses.ts'

type PresentedAddress = OperationIO['addIpAddresses']['data']['items'][number]

/** What the table calls inactive is a draft to the partner: it waits for the project to go live. */
export function presentIpAddress({ id, address, status }: IpAddress): PresentedAddress {
  return { id, ip: address, status: status === 'active' ? 'active' : 'draft' }
}
