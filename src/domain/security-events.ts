// What the security events record (src/server/db/security-schema.ts), in the words of the command line.
const securityActions = [
  'staff-added',
  'staff-linked',
  'staff-sign-in-refused',
  'staff-disabled',
  'staff-enabled',
  'staff-role-changed',
  'staff-sessions-ended',
  'second-step-changed',
  'second-step-reset',
  'document-read',
  'bank-details-read',
  'agent-token-created',
  'agent-token-revoked',
  'agent-refused',
  'project-chain-begun',
] as const

export type SecurityAction = (typeof securityActions)[number]
