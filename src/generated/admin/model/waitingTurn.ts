// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Who has to act, the partner or a desk.
 */
export type WaitingTurn = typeof WaitingTurn[keyof typeof WaitingTurn];


export const WaitingTurn = {
  partner: 'partner',
  preparation: 'preparation',
  technical: 'technical',
  business: 'business',
} as const;
