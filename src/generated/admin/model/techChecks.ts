// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What the technical admin has checked. Each must be confirmed.
 */
export const TechChecksValue = {
  ipAddresses: true,
  productCodes: true,
  documents: true,
} as const;
export type TechChecks = typeof TechChecksValue;
