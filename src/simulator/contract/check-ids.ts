/**
 * The implemented checks. The specification lists which of them an operation makes, in which order, with the messages.
 */
export const checkIds = [
  'body',
  'unknown-property',
  'mandatory',
  'text',
  'empty',
  'too-short',
  'too-long',
  'value',
  'control-characters',
  'unsubscribe-message',
  'provider',
  'subscriber',
  'user-token',
  'one-time-password',
  'correlation-id-known',
  'correlation-id-free',
  'product-code',
  'original-transaction',
  'not-refunded',
  'registered',
  'operator',
] as const

export type CheckId = (typeof checkIds)[number]
