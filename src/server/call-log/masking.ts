import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { cutText } from '#domain/cut-text.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import maskedFields from '#generated/products/masked-fields.json' with { type: 'json' }
import type { LoggedMessage } from '#server/db/gateway-schema.ts'

// Keeps secrets out of the log. The specifications of the products list how known fields are masked (x-masked-fields); in
// unknown fields, everything that looks like a secret is masked.

const maskRules = new Map(maskedFields.map(({ field, keeps }) => [field, keeps]))
/** Specified fields whose digits never identify a person. */
const unmaskedFields = new Set(
  Object.values(product.components.schemas)
    .flatMap((schema) => ('properties' in schema ? Object.keys(schema.properties) : []))
    .filter((field) => !maskRules.has(field)),
)
const isSpecified = (field: string) => unmaskedFields.has(field) || maskRules.has(field)
const deepest = 20
/** Every pattern of a secret matches more characters. */
const shortestSecret = 12
const longest = 16_384

/** A body for the log: JSON is masked field by field, other text by pattern. */
export function maskBody(body: string | undefined): string | null {
  if (body === undefined || body === '') return null
  const masked = maskDocument(body)
  return masked.length > longest ? `${cutText(masked, longest)}…` : masked
}

function maskDocument(body: string): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(body), undefined, 0))
  } catch {
    return maskText(body)
  }
}

function maskValue(value: unknown, field: string | undefined, depth: number): unknown {
  if (depth > deepest) return '…'
  if (typeof value === 'string') return maskField(value, field)
  if (typeof value === 'number')
    return /\d{6}/.test(String(value)) || maskRules.has(field ?? '') ? maskField(String(value), field) : value
  if (Array.isArray(value)) return value.map((each) => maskValue(each, field, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      isSpecified(name) ? name : maskText(name),
      maskValue(each, name, depth + 1),
    ]),
  )
}

/** Masks by the rule of the field's name; in an unknown field, everything that looks like a secret. */
export function maskField(text: string, field: string | undefined): string {
  if (field !== undefined && unmaskedFields.has(field)) return maskSecrets(text)
  const keeps = maskRules.get(field ?? '')
  if (keeps === 'nothing') return '••••••'
  if (keeps === 'end') return keepEnd(text)
  if (keeps === 'both-ends') return keepBothEnds(maskSecrets(text))
  return maskText(text)
}

/**
 * Masks keys, tokens and credentials, which callers sometimes put into the wrong field. Keeps digits, so that ids remain
 * recognisable.
 */
function maskSecrets(text: string): string {
  if (text.length < shortestSecret || !mayHoldSecret.test(text)) return text
  return text
    .replace(keyPattern, (key) => maskKey(key))
    .replace(/utk_[0-9a-z]{8,}/g, (token) => keepEnd(token))
    .replace(/(Basic|Bearer)\s+[\w.~+/=-]{8,}/gi, '$1 …')
    .replace(/[\w+/-]{40,}={0,2}/g, (run) => (holdsKey(run) ? '…' : run))
}

/**
 * Matches every text that the patterns of `maskSecrets` match. Most texts match nothing, and one search tells it: at the
 * start of a word only, because searching from every letter takes four times as long.
 */
const mayHoldSecret = /_|(?:Basic|Bearer)\s|(?<![\w+/-])[\w+/-]{40}/i

const keyPattern = /(sandbox|live|agent)_[0-9A-Za-z]{12,}/g

/** Whether the run contains base64 of a key, as in Authorization, at any offset. */
function holdsKey(run: string): boolean {
  return [0, 1, 2, 3].some(
    (skipped) => Buffer.from(run.slice(skipped), 'base64').toString('latin1').search(keyPattern) >= 0,
  )
}

/** Masks everything in free text that looks like a key, a token, a password or a phone number. */
export function maskText(text: string): string {
  if (!/[_@\d]/.test(text) && !mayHoldSecret.test(text)) return text
  return (
    maskSecrets(text)
      // Matches at the start of a word only: matching at every letter takes a second for a body of one long word.
      .replace(/(?<![\w.+%-])[\w.+%-]+@[\w.-]+/g, (address) => keepBothEnds(address))
      .replace(
        /\b(?:txn|opt)_[0-9a-z]{20}\b|(?<!\+)\d{1,3}(?: \d{3}){1,2}\.\d\d [A-Z]{3}\b|\d[\d\s.()-]{4,}\d/g,
        maskDigits,
      )
  )
}

/**
 * Six digits are a one-time password; more are a phone number, whose last digits select a test subscriber. Platform ids
 * and amounts, such as 1 500.00 PHP, are neither.
 */
function maskDigits(run: string): string {
  if (/[_A-Z]/.test(run)) return run
  const digits = run.replace(/\D/g, '')
  if (digits.length < 6) return run
  return digits.length === 6 ? '••••••' : keepBothEnds(digits)
}

/** A key in the form that the project page shows. */
function maskKey(key: string): string {
  const prefix = /^(sandbox|live|agent)_/.exec(key)?.[0] ?? ''
  return key.length >= prefix.length + 8 ? `${prefix}…${key.slice(-4)}` : '…'
}

function keepEnd(text: string): string {
  const prefix = /^[a-z]{3}_/.exec(text)?.[0] ?? ''
  return text.length >= prefix.length + 8 ? `${prefix}…${text.slice(-4)}` : '…'
}

/** Keeps the country and the digits that select a test subscriber; of an email address also the domain. */
function keepBothEnds(text: string): string {
  const [name = '', domain] = text.split('@')
  const masked = name.length >= 8 ? `${name.slice(0, 2)}…${name.slice(-4)}` : `…${name.slice(-2)}`
  return domain === undefined ? masked : `${masked}@${domain}`
}

export const loggedRequestHeaders = [
  'Content-Type',
  'Authorization',
  'X-Partner-ID',
  'X-Project-ID',
  'X-Api-Key',
  'User-Agent',
]
const loggedResponseHeaders = ['Content-Type', 'X-Request-Id', 'Retry-After', 'Allow', 'WWW-Authenticate', 'Link']

export function maskRequestHeaders(headers: IncomingHttpHeaders): LoggedMessage['headers'] {
  return pick(headers, loggedRequestHeaders).map(({ name, value }) => ({ name, value: maskHeader(name, value) }))
}

export function loggedHeaders(headers: OutgoingHttpHeaders): LoggedMessage['headers'] {
  return pick(headers, loggedResponseHeaders).map(({ name, value }) => ({ name, value: maskSecrets(value) }))
}

function maskHeader(name: string, value: string): string {
  if (name === 'Authorization') return `${/^[A-Za-z]{1,20}(?= )/.exec(value)?.[0] ?? ''} …`.trim()
  if (name === 'X-Api-Key') return maskKey(value)
  const masked = name === 'User-Agent' || name === 'Content-Type' ? maskText(value) : maskSecrets(value)
  return cutText(masked, 200)
}

function pick(headers: IncomingHttpHeaders | OutgoingHttpHeaders, names: string[]): LoggedMessage['headers'] {
  return names.flatMap((name) => {
    const value = headers[name.toLowerCase()]
    return value === undefined ? [] : [{ name, value: String(value) }]
  })
}

/** Ids sent by callers may be too long, contain NUL or lone surrogates, or be a key by mistake. */
export function loggedId<Text extends string | null>(text: Text): Text | string {
  return text === null ? text : cutText(maskSecrets(text.replaceAll('\0', '').toWellFormed()), 128)
}
