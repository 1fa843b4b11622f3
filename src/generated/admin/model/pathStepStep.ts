// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * `submitted` by the partner, the three desks in their order, and `live`.
 */
export type PathStepStep = typeof PathStepStep[keyof typeof PathStepStep];


export const PathStepStep = {
  submitted: 'submitted',
  preparation: 'preparation',
  technical: 'technical',
  business: 'business',
  live: 'live',
} as const;
