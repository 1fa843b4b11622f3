// An opening angle bracket before a letter, '/', '!' or '?' starts a tag in every HTML parser, closed or not; '<3' and
// 'a < b' do not and stay allowed. Control characters but newline and tab are refused too: PostgreSQL cannot store U+0000.
const tag = /<[a-z/!?]/i
const control = /[^\P{Cc}\n\t]/u

function isPlainText(value: string): boolean {
  return !tag.test(value) && isMessageText(value)
}

/** Text that people write to each other: tags are allowed, because it is shown as text everywhere. */
function isMessageText(value: string): boolean {
  return !control.test(value)
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** A host name with at least one dot, whose last label is not a number: 'lumen.example', not 'localhost' or '10.0.0.1'. */
function isDottedDomain(value: string): boolean {
  const labels = value.split('.')
  const last = labels.at(-1) ?? ''
  return (
    value.length <= 253 &&
    labels.length >= 2 &&
    last.length >= 2 &&
    /[a-z]/i.test(last) &&
    labels.every((each) => label.test(each))
  )
}

// RFC 5321 without quoted local parts: real mailboxes do not use them, and they may hold '<', spaces and commas.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i

export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  if (at < 1 || at > 64 || value.length > 254) return false
  return localPart.test(value.slice(0, at)) && isDottedDomain(value.slice(at + 1))
}

/** An '@' before the path, also without a user name: 'https://@lumen.example'. */
const hasCredentials = /^(https?:\/\/)?[^/?#]*@/i

/** An http(s) URL, or a bare domain with or without a path. No credentials: they would be stored and shown. */
function isWebsite(value: string): boolean {
  // The URL parser trims, drops newlines and converts backslashes, so the typed text is checked first.
  if (value.length > 2048 || /[\s\\<>"\p{Cc}]/u.test(value)) return false
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.username === '' && url.password === '' && !hasCredentials.test(value) && isDottedDomain(url.hostname)
}

/** Formats without the list of countries and the parser of addresses, which a form's page need not load. */
export const textFormats = {
  'plain-text': isPlainText,
  'message-text': isMessageText,
  email: isEmail,
  website: isWebsite,
} as const satisfies Record<string, (value: string) => boolean>
