// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListCallsEnvironment = typeof ListCallsEnvironment[keyof typeof ListCallsEnvironment];


export const ListCallsEnvironment = {
  sandbox: 'sandbox',
  live: 'live',
} as const;
