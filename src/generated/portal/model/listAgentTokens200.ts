// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AgentToken } from './agentToken.ts';

export type ListAgentTokens200 = {
  /** Address of the MCP server that takes the tokens. */
  serverUrl: string;
  items: AgentToken[];
};
