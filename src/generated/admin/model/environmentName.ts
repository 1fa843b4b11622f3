// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Sandbox calls are simulated. Live calls go to the operator connection that GET /portal/configs names.
 */
export type EnvironmentName = typeof EnvironmentName[keyof typeof EnvironmentName];


export const EnvironmentName = {
  sandbox: 'sandbox',
  live: 'live',
} as const;
