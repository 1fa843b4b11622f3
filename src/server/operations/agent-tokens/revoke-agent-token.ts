import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as agentTokens from '#server/repositories/agent-tokens.ts'
import * as projects from '#server/repositories/projects.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

export const revokeAgentToken: Operation<'revokeAgentToken'> = async ({ params, member, db, now, fail, permit }) => {
  permit(can.revokeAgentToken(member))
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  const token = (await agentTokens.find(db, project.id, params.tokenId)) ?? fail('not-found')
  await db.transaction(async (tx) => {
    // One of two simultaneous callers revokes the token; the other gets 409.
    const revoked = await agentTokens.revoke(tx, token.id, now())
    if (!revoked) fail('agent-token-already-revoked')
    const detail = `${token.name}, agent_…${token.lastFour}`
    const event = { subjectId: project.id, detail, createdAt: now() }
    await securityEvents.appendOf(tx, member, { action: 'agent-token-revoked', ...event })
  })
  return null
}
