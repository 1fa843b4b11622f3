// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What the partner has made sure of. Each must be confirmed.
 */
export const GoLiveChecksValue = {
  sandboxTested: true,
  resultCodesHandled: true,
  keysOnServers: true,
} as const;
export type GoLiveChecks = typeof GoLiveChecksValue;
