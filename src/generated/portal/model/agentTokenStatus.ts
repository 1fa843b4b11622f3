// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type AgentTokenStatus = typeof AgentTokenStatus[keyof typeof AgentTokenStatus];


export const AgentTokenStatus = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
} as const;
