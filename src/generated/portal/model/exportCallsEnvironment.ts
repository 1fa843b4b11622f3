// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ExportCallsEnvironment = typeof ExportCallsEnvironment[keyof typeof ExportCallsEnvironment];


export const ExportCallsEnvironment = {
  sandbox: 'sandbox',
  live: 'live',
} as const;
