import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DeprecationDays, deprecationDays, deprecationHeaders } from '#domain/deprecation.ts'
import type { Config } from '#server/config.ts'

/** A deprecated operation, and the address that says what to do instead: of this portal ('/api-doc/...') or complete. */
export interface DeprecatedOperation {
  days: DeprecationDays
  page: string
}

/**
 * Adds Deprecation, Sunset and Link to every answer of a deprecated operation, also to its refusals. Covers the routes of the
 * scope.
 */
export function announceDeprecations(
  scope: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  find: (request: FastifyRequest) => DeprecatedOperation | undefined,
): void {
  scope.addHook('onSend', (request, reply, _payload, done) => {
    const deprecated = find(request)
    if (!deprecated) return done()
    const { days, page } = deprecated
    const { link, ...headers } = deprecationHeaders(days, page.startsWith('/') ? config.publicUrl + page : page)
    // A refusal may link its problem already.
    const links = [reply.getHeader('link'), link].filter((each) => each !== undefined)
    reply.headers(headers).header('link', links.join(', '))
    done()
  })
}

/** The deprecated operations of a specification by operationId. `pageOf` names the page of an operation without externalDocs. */
export function deprecatedOperations(
  document: object,
  pageOf: (operationId: string) => string,
): Map<string, DeprecatedOperation> {
  const operations = valuesOf(Reflect.get(document, 'paths')).flatMap(valuesOf)
  return new Map(
    operations.flatMap((operation) => {
      const days = deprecationDays(operation)
      const id: unknown = Reflect.get(operation, 'operationId')
      if (!days || typeof id !== 'string') return []
      return [[id, { days, page: pageIn(operation) ?? pageOf(id) }] as const]
    }),
  )
}

function pageIn(operation: object): string | undefined {
  const docs: unknown = Reflect.get(operation, 'externalDocs')
  return typeof docs === 'object' && docs !== null && 'url' in docs && typeof docs.url === 'string'
    ? docs.url
    : undefined
}

const valuesOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((part) => typeof part === 'object' && part !== null)
    : []
