import { can } from '#domain/capabilities.ts'
import { daysFrom } from '#domain/dates.ts'
import { limits } from '#domain/limits.ts'
import { hashKeyValue, newAgentTokenValue } from '#server/identity/api-key-value.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { presentAgentToken } from '#server/presenters/agent-token.ts'
import * as agentTokens from '#server/repositories/agent-tokens.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

export const createAgentToken: Operation<'createAgentToken', 'name' | 'validDays'> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const value = newAgentTokenValue()
  const createdAt = now()
  const token = await db.transaction(async (tx) => {
    // Locked, so that two simultaneous requests cannot exceed the limit.
    const project = await lockOwnProject(tx, context)
    permit(can.createAgentToken(member, { state: project.status }))
    const active = await agentTokens.countActive(tx, project.id, createdAt)
    if (active >= limits.activeAgentTokensPerProject) fail('agent-token-limit-reached')
    const created = await agentTokens.insert(tx, {
      projectId: project.id,
      name: body.name,
      tokenHash: hashKeyValue(value),
      lastFour: value.slice(-4),
      createdBy: member.accountId,
      createdAt,
      expiresAt: daysFrom(createdAt, body.validDays),
    })
    const detail = `${body.name}, agent_…${created.lastFour}, ${body.validDays} days`
    const event = { subjectId: project.id, detail, createdAt }
    await securityEvents.appendOf(tx, member, { action: 'agent-token-created', ...event })
    return created
  })
  return { value, token: presentAgentToken({ token, createdBy: member.email }, createdAt) }
}
