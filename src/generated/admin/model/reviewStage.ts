// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What a pending project waits for: `preparation` by business internal, `technical-review` by the technical admin,
 * `business-review` by the business admin, `changes-requested` for the partner, who changes what a desk has asked for.
 */
export type ReviewStage = typeof ReviewStage[keyof typeof ReviewStage];


export const ReviewStage = {
  preparation: 'preparation',
  'technical-review': 'technical-review',
  'business-review': 'business-review',
  'changes-requested': 'changes-requested',
} as const;
