// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AgentToken } from './agentToken.ts';

export type CreateAgentToken200Data = {
  /** The token itself. Goes into Authorization as Bearer and cannot be read again. */
  value: string;
  token: AgentToken;
};
