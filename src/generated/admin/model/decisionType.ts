// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What was decided.
 */
export type DecisionType = typeof DecisionType[keyof typeof DecisionType];


export const DecisionType = {
  APPROVE: 'APPROVE',
  SEND_BACK: 'SEND_BACK',
  REJECT: 'REJECT',
  SUSPEND: 'SUSPEND',
  REINSTATE: 'REINSTATE',
} as const;
