// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The role as the server records it: external_admin_role is a partner, business_admin_role reviews go-live requests,
 * technical_limited_role validates technically, business_limited_role prepares products and templates.
 */
export type ServerRole = typeof ServerRole[keyof typeof ServerRole];


export const ServerRole = {
  external_admin_role: 'external_admin_role',
  business_admin_role: 'business_admin_role',
  technical_limited_role: 'technical_limited_role',
  business_limited_role: 'business_limited_role',
} as const;
