// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Id of the environment, 6 for sandbox and 7 for live.
 */
export type EnvTypeId = typeof EnvTypeId[keyof typeof EnvTypeId];


export const EnvTypeId = {
  NUMBER_6: 6,
  NUMBER_7: 7,
} as const;
