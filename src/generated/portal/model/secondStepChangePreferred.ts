// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What a sign-in asks for first.
 */
export type SecondStepChangePreferred = typeof SecondStepChangePreferred[keyof typeof SecondStepChangePreferred];


export const SecondStepChangePreferred = {
  EMAIL_CODE: 'EMAIL_CODE',
  TOTP: 'TOTP',
  PASSKEY: 'PASSKEY',
} as const;
