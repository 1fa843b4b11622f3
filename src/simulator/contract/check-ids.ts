/** The checks there are code for. The specification says which of them an operation makes, in what order, and the words. */
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
