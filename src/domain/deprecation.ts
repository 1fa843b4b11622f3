import { isObject } from './is-object.ts'
import { startOfDay } from './time.ts'

/**
 * The days of a deprecated part of an API, as '2026-11-23' in UTC: since when it is deprecated (x-deprecated-at in the OpenAPI
 * file), and on which day it ends (x-sunset).
 */
export interface DeprecationDays {
  since?: string
  sunset?: string
}

/** Undefined for a part that is not deprecated. A day that cannot be read is left out. */
export function deprecationDays(part: unknown): DeprecationDays | undefined {
  if (!isObject(part) || part.deprecated !== true) return undefined
  const since = validDay(part['x-deprecated-at'])
  const sunset = validDay(part['x-sunset'])
  return { ...(since && { since }), ...(sunset && { sunset }) }
}

/** The day of a date or a date with time; undefined for a day that no calendar has. */
export function validDay(value: unknown): string | undefined {
  const [, day] = typeof value === 'string' ? (/^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value) ?? []) : []
  if (day === undefined) return undefined
  const date = startOfDay(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/**
 * The headers of a deprecated operation's answers: Deprecation (RFC 9745), Sunset (RFC 8594), and Link to the page that says
 * what to do.
 */
export function deprecationHeaders({ since, sunset }: DeprecationDays, page: string) {
  const relations = ['deprecation', ...(sunset ? ['sunset'] : [])]
  return {
    ...(since && { deprecation: `@${startOfDay(since).getTime() / 1000}` }),
    ...(sunset && { sunset: startOfDay(sunset).toUTCString() }),
    link: relations.map((relation) => `<${page}>; rel="${relation}"; type="text/html"`).join(', '),
  }
}
