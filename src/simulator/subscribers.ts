import type { Contract, OperationId, Profile } from './contract/contract.ts'
import type { Subscriber } from './state/records.ts'

/** The profile selected by the last digits, if it applies to this operation. */
export function profileOf(contract: Contract, subscriber: Subscriber, operation: OperationId): Profile | undefined {
  const digits = digitsOf(subscriber)
  return contract.profiles.find(({ suffix, on }) => digits.endsWith(suffix) && on.includes(operation))
}

/** For an email address, the last digits of the local part. */
function digitsOf({ userIdentityType, userIdentifier }: Subscriber): string {
  const at = userIdentityType === 'EMAIL' ? userIdentifier.lastIndexOf('@') : -1
  return at < 0 ? userIdentifier : userIdentifier.slice(0, at)
}

export const isSame = (one: Subscriber, other: Subscriber) =>
  one.userIdentityType === other.userIdentityType && one.userIdentifier === other.userIdentifier
