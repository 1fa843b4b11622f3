// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Its result before that test; `none` when it had none. A change of product codes keeps the earlier run to compare with.
 */
export type TestedProductCodePrevious = typeof TestedProductCodePrevious[keyof typeof TestedProductCodePrevious];


export const TestedProductCodePrevious = {
  passed: 'passed',
  failed: 'failed',
  none: 'none',
} as const;
