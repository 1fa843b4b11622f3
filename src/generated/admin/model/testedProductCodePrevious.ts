// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Its result in the run before; `none` when that did not test it. A change of product codes keeps this run to compare with.
 */
export type TestedProductCodePrevious = typeof TestedProductCodePrevious[keyof typeof TestedProductCodePrevious];


export const TestedProductCodePrevious = {
  passed: 'passed',
  failed: 'failed',
  none: 'none',
} as const;
