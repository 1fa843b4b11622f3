// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type GetProjectTransactionsEnvironment = typeof GetProjectTransactionsEnvironment[keyof typeof GetProjectTransactionsEnvironment];


export const GetProjectTransactionsEnvironment = {
  sandbox: 'sandbox',
  live: 'live',
} as const;
