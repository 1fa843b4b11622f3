interface Sent {
  /** Without what is masked. */
  body: string | null
  masked: Record<string, string>
}

/** Tells what the log kept of a body from what it hides: a mask that were sent again would be no value of anybody. */
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
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Nothing at all, or one or both ends of the whole value. */
const whole = /^(?:•{6}|(?:[a-z]{3}_|sandbox_|live_|[^\s…]{0,2})…[^\s…]{0,4}(?:@[\w.-]+)?)$/u
/** A password, number, token or key within a text. */
const within = /•{6}|\d{2}…\d{4}|utk_…|(?:sandbox|live)_…|…[\w.+%-]{2,4}@|\b(?:Basic|Bearer) …/iu

const isMasked = (value: unknown) => typeof value === 'string' && (whole.test(value) || within.test(value))
