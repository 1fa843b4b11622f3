import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import { type OperationObject, resolve, type SecurityRequirement } from '#domain/openapi.ts'
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
  for (const [name, requirement] of current) {
    const earlier = old.get(name)
    if (earlier) compareScopes(report, earlier, requirement, place)
    else if (!isAccepted(requirement, old)) report.add('security-widened', place, `now accepts calls with ${name}`)
  }
  for (const [name, requirement] of old)
    if (!isAccepted(requirement, current))
      report.add('security-narrowed', place, `no longer accepts calls with ${name}`)
}

/** Whether the credentials include those of an alternative. */
function isAccepted(credentials: SecurityRequirement, alternatives: Map<string, SecurityRequirement>): boolean {
  return [...alternatives.values()].some((needed) => Object.keys(needed).every((scheme) => scheme in credentials))
}

function alternativesOf(requirements: SecurityRequirement[] = []): Map<string, SecurityRequirement> {
  const alternatives = requirements.length > 0 ? requirements : [{}]
  return new Map(alternatives.map((each) => [Object.keys(each).sort().join(' and ') || 'no credentials', each]))
}

/** With OAuth 2 and OpenID Connect a caller needs every scope. Elsewhere the list names roles, and a caller needs one. */
function compareScopes(report: Report, before: SecurityRequirement, after: SecurityRequirement, pointer: string): void {
  for (const [scheme, scopes] of Object.entries(after)) {
    const old = before[scheme] ?? []
    const gone = old.filter((scope) => !scopes.includes(scope))
    const added = scopes.filter((scope) => !old.includes(scope))
    const [onAdded, onGone, verb] = needsEvery(report, scheme)
      ? (['security-narrowed', 'security-widened', 'requires the scope'] as const)
      : (['security-widened', 'security-narrowed', 'accepts the role'] as const)
    if (added.length > 0) report.add(onAdded, pointer, `${scheme}: now ${verb} ${added.join(', ')}`)
    if (gone.length > 0) report.add(onGone, pointer, `${scheme}: no longer ${verb} ${gone.join(', ')}`)
  }
}

function needsEvery({ after }: Report, scheme: string): boolean {
  const definition = after.components?.securitySchemes?.[scheme]
  return definition !== undefined && ['oauth2', 'openIdConnect'].includes(resolve(after, definition).type)
}

/** How each scheme sends its credential. */
export function compareSecuritySchemes(report: Report): void {
  const { before, after } = report
  for (const [name, definition] of Object.entries(after.components?.securitySchemes ?? {})) {
    const earlier = before.components?.securitySchemes?.[name]
    if (!earlier) continue
    const [old, current] = [resolve(before, earlier), resolve(after, definition)]
    const pointer = below('#', 'components', 'securitySchemes', name)
    if (!isDeepStrictEqual(facts(old, false), facts(current, false)))
      report.add('security-scheme-changed', pointer, `${name} is sent in another way`)
    if (!isDeepStrictEqual(facts(old, true), facts(current, true)))
      report.add('text-changed', pointer, 'description or x- fields changed')
  }
}

/** The fields that say how a credential is sent, or those that only describe it. */
const facts = (scheme: object, describing: boolean): object =>
  Object.fromEntries(
    Object.entries(scheme).filter(([name]) => (name === 'description' || name.startsWith('x-')) === describing),
  )
