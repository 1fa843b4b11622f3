// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * An id of the ENV_TYPE list, 6 for sandbox and 7 for live.
 */
export type KeyRequestEnvTypeId = typeof KeyRequestEnvTypeId[keyof typeof KeyRequestEnvTypeId];


export const KeyRequestEnvTypeId = {
  NUMBER_6: 6,
  NUMBER_7: 7,
} as const;
