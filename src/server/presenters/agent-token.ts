import type { OperationIO } from '#generated/operations.ts'
import { statusOf } from '#server/presenters/credential.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { AgentTokenWithAuthor } from '#server/repositories/agent-tokens.ts'

type Presented = OperationIO['createAgentToken']['data']['token']

/** A token without its value, which is not stored, and without its hash. */
export function presentAgentToken({ token, createdBy }: AgentTokenWithAuthor, now: Date): Presented {
  return {
    id: token.id,
    name: token.name,
    token: `agent_…${token.lastFour}`,
    createdOn: token.createdAt.toISOString(),
    createdBy,
    expiresOn: token.expiresAt.toISOString(),
    lastUsedOn: presentMoment(token.lastUsedAt),
    status: statusOf(token, now),
  }
}
