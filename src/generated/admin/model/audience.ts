// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * `all` is the partner and every desk; `desks` is an internal note that no partner gets.
 */
export type Audience = typeof Audience[keyof typeof Audience];


export const Audience = {
  all: 'all',
  desks: 'desks',
} as const;
