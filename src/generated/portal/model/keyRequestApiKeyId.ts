// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Always portal.
 */
export type KeyRequestApiKeyId = typeof KeyRequestApiKeyId[keyof typeof KeyRequestApiKeyId];


export const KeyRequestApiKeyId = {
  portal: 'portal',
} as const;
