// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Who has to act, the partner or a desk.
 */
export type ReviewClockTurn = typeof ReviewClockTurn[keyof typeof ReviewClockTurn];


export const ReviewClockTurn = {
  partner: 'partner',
  preparation: 'preparation',
  technical: 'technical',
  business: 'business',
} as const;
