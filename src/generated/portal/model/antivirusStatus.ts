// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Result of the virus scan. Only ACCEPTED files can be downloaded.
 */
export type AntivirusStatus = typeof AntivirusStatus[keyof typeof AntivirusStatus];


export const AntivirusStatus = {
  PENDING: 'PENDING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
} as const;
