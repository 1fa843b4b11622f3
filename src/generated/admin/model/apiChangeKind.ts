// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How it affects programs. Of texts only deprecations are listed.
 */
export type ApiChangeKind = typeof ApiChangeKind[keyof typeof ApiChangeKind];


export const ApiChangeKind = {
  breaking: 'breaking',
  additive: 'additive',
  text: 'text',
} as const;
