import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentAgentToken } from '#server/presenters/agent-token.ts'
import * as agentTokens from '#server/repositories/agent-tokens.ts'
import * as projects from '#server/repositories/projects.ts'

export const listAgentTokens: Operation<'listAgentTokens'> = async (context) => {
  const { params, member, db, config, now, fail, permit } = context
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const tokens = await agentTokens.listOfProject(db, project.id)
  return { serverUrl: `${config.publicUrl}/mcp`, items: tokens.map((token) => presentAgentToken(token, now())) }
}
