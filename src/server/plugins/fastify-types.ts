import type { OperationId } from '#generated/operations.ts'
import type { Member } from '#server/operation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that come from the specifications. */
    operationId?: OperationId
    /** Set on the routes of the payment API, which have refusals of their own. */
    isGateway?: boolean
  }
  interface FastifyRequest {
    /** Set by the guard; null before it, and for ever on public operations. */
    member: Member | null
  }
}
