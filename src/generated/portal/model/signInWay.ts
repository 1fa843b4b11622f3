// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A way to finish signing in after the password.
 */
export type SignInWay = typeof SignInWay[keyof typeof SignInWay];


export const SignInWay = {
  EMAIL_CODE: 'EMAIL_CODE',
  TOTP: 'TOTP',
  PASSKEY: 'PASSKEY',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
