// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListMessagesEnvironment = typeof ListMessagesEnvironment[keyof typeof ListMessagesEnvironment];


export const ListMessagesEnvironment = {
  sandbox: 'sandbox',
  live: 'live',
} as const;
