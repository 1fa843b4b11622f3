// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How the product tests went: 0 failed, 1 success, 2 in progress, 3 unavailable (not tested since the product codes
 * last changed; there is no report).
 */
export type ProductTestStatus = typeof ProductTestStatus[keyof typeof ProductTestStatus];


export const ProductTestStatus = {
  FAILED: 0,
  SUCCESS: 1,
  IN_PROGRESS: 2,
  UNAVAILABLE: 3,
} as const;
