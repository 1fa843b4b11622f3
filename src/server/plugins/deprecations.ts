import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DeprecationDays, deprecationHeaders } from '#domain/deprecation.ts'
import { asDocument } from '#domain/openapi.ts'
import { deprecatedIn } from '#domain/openapi-operations.ts'
import type { Config } from '#server/config.ts'

/** A deprecated operation. Its page names the replacement: a path of this portal ('/api-doc/...') or a complete address. */
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
export const deprecatedOperations = (
  document: object,
  pageOf: (operationId: string) => string,
): Map<string, DeprecatedOperation> =>
  new Map(
    deprecatedIn(asDocument(document)).map(({ operation, operationId, days }) => {
      return [operationId, { days, page: operation.externalDocs?.url ?? pageOf(operationId) }]
    }),
  )
