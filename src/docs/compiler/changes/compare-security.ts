import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import { type OperationObject, resolve, type SecurityRequirement, type SecuritySchemeObject } from '#domain/openapi.ts'
import type { Report } from './report.ts'

/** The credentials that callers need: one of the alternatives. Callers may always send more than they need. */
export function compareSecurity(
  report: Report,
  before: OperationObject,
  after: OperationObject,
  pointer: string,
): void {
  const old = alternativesOf(before.security ?? report.before.security)
  const current = alternativesOf(after.security ?? report.after.security)
  const place = below(pointer, 'security')
  for (const credentials of current) {
    if (old.some((needed) => suffices(report, credentials, needed))) continue
    const earlier = onlyOneWith(credentials, old, current)
    const messages = earlier
      ? describeGained(report, earlier, credentials)
      : [`now accepts calls with ${nameOf(credentials)}`]
    for (const message of messages) report.add('security-widened', place, message)
  }
  for (const credentials of old) {
    if (current.some((needed) => suffices(report, credentials, needed))) continue
    const later = onlyOneWith(credentials, current, old)
    const messages = later
      ? describeLost(report, credentials, later)
      : [`no longer accepts calls with ${nameOf(credentials)}`]
    for (const message of messages) report.add('security-narrowed', place, message)
  }
}

/** The alternatives of which callers need one. Without a requirement they need no credentials. */
const alternativesOf = (security: SecurityRequirement[] = []): SecurityRequirement[] =>
  security.length > 0 ? security : [{}]

/** Whether callers with the credentials have all that is needed. */
const suffices = (report: Report, credentials: SecurityRequirement, needed: SecurityRequirement): boolean =>
  Object.entries(needed).every(([scheme, list]) => {
    const own = credentials[scheme]
    if (own === undefined) return false
    if (needsEvery(report, scheme)) return without(list, own).length === 0
    return list.length === 0 || (own.length > 0 && without(own, list).length === 0)
  })

/** With OAuth 2 and OpenID Connect a caller needs every scope. Elsewhere the list names roles, and a caller needs one. */
function needsEvery({ before, after }: Report, scheme: string): boolean {
  const [document = after] = [after, before].filter(({ components }) => components?.securitySchemes?.[scheme])
  const definition = document.components?.securitySchemes?.[scheme]
  return definition !== undefined && ['oauth2', 'openIdConnect'].includes(resolve(document, definition).type)
}

const without = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((each) => !others.includes(each))

const schemesOf = (credentials: SecurityRequirement): string => Object.keys(credentials).sort().join(' and ')

/** The alternative with the same schemes in the other version, where neither version has a second one. */
function onlyOneWith(
  credentials: SecurityRequirement,
  others: SecurityRequirement[],
  own: SecurityRequirement[],
): SecurityRequirement | undefined {
  const hasSame = (each: SecurityRequirement) => schemesOf(each) === schemesOf(credentials)
  const [found, second] = others.filter(hasSame)
  return second || own.filter(hasSame).length > 1 ? undefined : found
}

/** 'key and sign (read, write)' */
const nameOf = (credentials: SecurityRequirement): string =>
  Object.keys(credentials)
    .sort()
    .map((scheme) => {
      const list = credentials[scheme] ?? []
      return list.length > 0 ? `${scheme} (${list.join(', ')})` : scheme
    })
    .join(' and ') || 'no credentials'

const describeLost = (report: Report, before: SecurityRequirement, after: SecurityRequirement): string[] =>
  Object.entries(after).flatMap(([scheme, list]) => {
    const old = before[scheme] ?? []
    if (needsEvery(report, scheme)) return scopeMessages(scheme, 'now requires the scope', without(list, old))
    if (old.length === 0) return scopeMessages(scheme, 'now requires the role', list)
    return list.length === 0 ? [] : scopeMessages(scheme, 'no longer accepts the role', without(old, list))
  })

const describeGained = (report: Report, before: SecurityRequirement, after: SecurityRequirement): string[] =>
  Object.entries(after).flatMap(([scheme, list]) => {
    const old = before[scheme] ?? []
    if (needsEvery(report, scheme)) return scopeMessages(scheme, 'no longer requires the scope', without(old, list))
    if (list.length === 0) return scopeMessages(scheme, 'no longer requires the role', old)
    return old.length === 0 ? [] : scopeMessages(scheme, 'now accepts the role', without(list, old))
  })

const scopeMessages = (scheme: string, verb: string, list: string[]): string[] =>
  list.length > 0 ? [`${scheme}: ${verb} ${list.join(', ')}`] : []

/** Reports schemes whose credential is sent differently, or whose text changed. */
export function compareSecuritySchemes(report: Report): void {
  const { before, after } = report
  for (const [name, definition] of Object.entries(after.components?.securitySchemes ?? {})) {
    const earlier = before.components?.securitySchemes?.[name]
    if (!earlier) continue
    const [old, current] = [resolve(before, earlier), resolve(after, definition)]
    const pointer = below('#', 'components', 'securitySchemes', name)
    if (!isDeepStrictEqual(sendingOf(old), sendingOf(current)))
      report.add('security-scheme-changed', pointer, `${name} is sent in another way`)
    else if (!isDeepStrictEqual(old, current))
      report.add('text-changed', pointer, 'a description, the list of scopes or x- fields changed')
  }
}

/** The fields that say how a credential is sent. Which scopes a call needs, its operation says. */
function sendingOf({ description: _, bearerFormat: _hint, scheme, flows = {}, ...rest }: SecuritySchemeObject): object {
  const addresses = Object.entries(flows).map(([flow, { scopes: _list, ...others }]) => [
    flow,
    withoutExtensions(others),
  ])
  return { ...withoutExtensions(rest), scheme: scheme?.toLowerCase(), flows: Object.fromEntries(addresses) }
}

const withoutExtensions = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('x-')))
