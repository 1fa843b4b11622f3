import type { StatusTone } from '#docs/page/badges.tsx'
import { capitalize } from '#domain/capitalize.ts'
import type { Call } from '#generated/portal/model/call.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'

export const correlationIdLabel = 'Correlation id'

/** Success, failure, or a failure worth retrying. */
export function toneOf({ httpStatus }: Pick<CallRow, 'httpStatus'>): StatusTone {
  if (httpStatus < 400) return 'live'
  return httpStatus === 429 || httpStatus >= 500 ? 'pending' : 'rejected'
}

/** 'SUCCESS', or 'HTTP 404' for calls without a result. */
export const resultLabel = ({ resultCode, httpStatus }: Pick<CallRow, 'resultCode' | 'httpStatus'>) =>
  resultCode ?? `HTTP ${httpStatus}`

/**
 * Details of a failed call: the gateway's refusal ('Header missing'), the reason of the failure ('INVALID_USER_TOKEN'),
 * or its status code ('Status code 105'). Undefined for a success.
 */
export function reasonLabel({
  refusal,
  reason,
  httpStatus,
  statusCode,
}: Pick<CallRow, 'refusal' | 'reason' | 'httpStatus' | 'statusCode'>) {
  if (refusal) return capitalize(refusal.replaceAll('-', ' '))
  if (reason) return reason
  return httpStatus < 400 || statusCode === null ? undefined : `Status code ${statusCode}`
}

/** 'HTTP 400, status code 105'; the status code only where it differs. */
export function httpStatusLabel({ httpStatus, statusCode }: Pick<CallRow, 'httpStatus' | 'statusCode'>) {
  return statusCode === null || statusCode === httpStatus ? `${httpStatus}` : `${httpStatus}, status code ${statusCode}`
}

/** The documentation anchor that explains the answer; undefined for an answer outside the product. */
export function meaningAnchor({
  refusal,
  resultCode,
  statusCode,
}: Pick<Call, 'refusal' | 'resultCode' | 'statusCode'>) {
  if (refusal) return `gateway-refusals/${refusal}`
  return resultCode && statusCode !== null ? `result-codes/${resultCode}-${statusCode}` : undefined
}

/** The product whose page explains the answer. The header Link names it: one page explains the refusals of all products. */
export function meaningPage({ product, response }: Pick<Call, 'product' | 'response'>) {
  const link = response.headers.find(({ name }) => name === 'Link')?.value ?? ''
  return /\/api-doc\/([^#>]+)#/.exec(link)?.[1] ?? product
}
