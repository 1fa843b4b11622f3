import type { OneTimePasswordRecord, RecordKey, Subscriber } from './records.ts'

/** A record's key as one text. */
export const serializeKey = ({ kind, scope, key }: RecordKey): string => JSON.stringify([kind, scope, key])

/** Key of a subscriber's registration at an operator. */
export function registrationKey(operator: string, { userIdentityType, userIdentifier }: Subscriber): string {
  return JSON.stringify([operator, userIdentityType, userIdentifier])
}

/** Key of the open one-time password: one per subscriber, operator, transaction type and product. */
export function passwordKey(
  operator: string,
  { userIdentityType, userIdentifier }: Subscriber,
  { transactionType, productCode }: Pick<OneTimePasswordRecord, 'transactionType' | 'productCode'>,
): string {
  return JSON.stringify([operator, userIdentityType, userIdentifier, transactionType, productCode])
}
