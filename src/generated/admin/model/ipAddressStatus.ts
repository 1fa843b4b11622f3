// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A draft address is shown as inactive; it becomes active when the project goes live.
 */
export type IpAddressStatus = typeof IpAddressStatus[keyof typeof IpAddressStatus];


export const IpAddressStatus = {
  draft: 'draft',
  active: 'active',
} as const;
