import type { Call } from '#generated/portal/model/call.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import type { StatusTone } from '#web/ui/badge.tsx'

/** Done, refused, or worth another try. */
export function toneOf({ httpStatus }: Pick<CallRow, 'httpStatus'>): StatusTone {
  if (httpStatus < 400) return 'live'
  return httpStatus === 429 || httpStatus >= 500 ? 'pending' : 'rejected'
}

/** 'SUCCESS', or how HTTP said it where the call did not get as far as a result. */
export const resultWords = ({ resultCode, httpStatus }: Pick<CallRow, 'resultCode' | 'httpStatus'>) =>
  resultCode ?? `HTTP ${httpStatus}`

/**
 * What a result alone does not tell: the gateway's refusal ('Header missing'), the reason that a failure names
 * ('INVALID_USER_TOKEN'), or else its status code ('Status code 105'). Nothing for a call that was done.
 */
export function reasonWords({
  refusal,
  reason,
  httpStatus,
  statusCode,
}: Pick<CallRow, 'refusal' | 'reason' | 'httpStatus' | 'statusCode'>) {
  if (refusal) return `${refusal.charAt(0).toUpperCase()}${refusal.slice(1).replaceAll('-', ' ')}`
  if (reason) return reason
  return httpStatus < 400 || statusCode === null ? undefined : `Status code ${statusCode}`
}

/** 'HTTP 400, status code 105': the second only where it says more than the first. */
export function statusWords({ httpStatus, statusCode }: Pick<CallRow, 'httpStatus' | 'statusCode'>) {
  return statusCode === null || statusCode === httpStatus ? `${httpStatus}` : `${httpStatus}, status code ${statusCode}`
}

/** Where the documentation says what this answer means; nothing for an answer that is none of the product's. */
export function meaningAnchor({
  refusal,
  resultCode,
  statusCode,
}: Pick<Call, 'refusal' | 'resultCode' | 'statusCode'>) {
  if (refusal) return `gateway-refusals/${refusal}`
  return resultCode && statusCode !== null ? `result-codes/${resultCode}-${statusCode}` : undefined
}

/** JSON on lines of its own; anything else as it came. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** A message as one would write it down: its headers, an empty line, its body. */
export function asText(
  firstLine: string,
  { headers, body }: { headers: { name: string; value: string }[]; body: string | null },
) {
  const head = [firstLine, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')
  return body ? `${head}\n\n${readable(body)}` : head
}

/** 'fleet-tracker-sandbox-calls.csv' */
export function fileNameFor(project: string, environment: string) {
  const name = project.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${name}-${environment}-calls.csv`
}
