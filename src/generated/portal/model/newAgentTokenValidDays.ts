// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Days until it stops working.
 */
export type NewAgentTokenValidDays = typeof NewAgentTokenValidDays[keyof typeof NewAgentTokenValidDays];


export const NewAgentTokenValidDays = {
  NUMBER_7: 7,
  NUMBER_30: 30,
  NUMBER_90: 90,
} as const;
