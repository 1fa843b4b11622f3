// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type CredentialStatus = typeof CredentialStatus[keyof typeof CredentialStatus];


export const CredentialStatus = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
} as const;
