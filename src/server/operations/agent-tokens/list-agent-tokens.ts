import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentAgentToken } from '#server/presenters/agent-token.ts'
import * as agentTokens from '#server/repositories/agent-tokens.ts'

export const listAgentTokens: Operation<'listAgentTokens'> = async (context) => {
  const { db, config, now } = context
  const project = await findOwnProject(db, context)
  const tokens = await agentTokens.listOfProject(db, project.id)
  return { serverUrl: `${config.publicUrl}/mcp`, items: tokens.map((token) => presentAgentToken(token, now())) }
}
