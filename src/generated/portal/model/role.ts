// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What a signed-in person may do, in the words of the screens.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  EXTERNAL_ADMIN: 'EXTERNAL_ADMIN',
  BUSINESS_ADMIN: 'BUSINESS_ADMIN',
  BUSINESS_INTERNAL: 'BUSINESS_INTERNAL',
  TECHNICAL_LIMITED: 'TECHNICAL_LIMITED',
} as const;
