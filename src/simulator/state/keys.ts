import type { OneTimePasswordRecord, Subscriber } from './records.ts'

/** Key of a subscriber's registration at an operator. */
export function registrationKey(operator: string, { userIdentityType, userIdentifier }: Subscriber): string {
  return JSON.stringify([operator, userIdentityType, userIdentifier])
}

/** Key of the one-time password that is open for a purpose: one per subscriber, operator, transaction type and product. */
export function passwordKey(
  operator: string,
  { userIdentityType, userIdentifier }: Subscriber,
  { transactionType, productCode }: Pick<OneTimePasswordRecord, 'transactionType' | 'productCode'>,
): string {
  return JSON.stringify([operator, userIdentityType, userIdentifier, transactionType, productCode])
}
