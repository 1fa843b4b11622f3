// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The decision; null before it.
 */
export type ReviewProgressOutcome = typeof ReviewProgressOutcome[keyof typeof ReviewProgressOutcome] | null;


export const ReviewProgressOutcome = {
  approved: 'approved',
  rejected: 'rejected',
} as const;
