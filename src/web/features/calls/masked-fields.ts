import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'

interface Sent {
  /** The body without masked fields. */
  body: string | null
  masked: Record<string, string>
}

/** Separates masked fields from the others: a mask must not be sent as a value. */
export function withoutMasked(body: string | null): Sent {
  const value = body === null ? null : objectIn(body)
  if (value === null) return { body, masked: {} }
  const entries = Object.entries(value)
  const hidden = entries.filter((entry): entry is [string, string] => isMasked(entry[1]))
  if (hidden.length === 0) return { body, masked: {} }
  const kept = entries.filter(([, part]) => !isMasked(part))
  return { body: JSON.stringify(Object.fromEntries(kept), null, 2), masked: Object.fromEntries(hidden) }
}

function objectIn(text: string): object | null {
  const value = parseJson(text)
  return isObject(value) ? value : null
}

/** The whole value masked, completely or except one or both ends. */
const whole = /^(?:•{6}|(?:[a-z]{3}_|sandbox_|live_|agent_|[^\s…]{0,2})…[^\s…]{0,4}(?:@[\w.-]+)?)$/u
/** A masked password, number, token or key within a text. */
const within = /•{6}|\d{2}…\d{4}|utk_…|(?:sandbox|live|agent)_…|…[\w.+%-]{2,4}@|\b(?:Basic|Bearer) …/iu

const isMasked = (value: unknown) => typeof value === 'string' && (whole.test(value) || within.test(value))
