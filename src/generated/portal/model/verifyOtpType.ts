// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What the code is for.
 */
export type VerifyOtpType = typeof VerifyOtpType[keyof typeof VerifyOtpType];


export const VerifyOtpType = {
  MFA: 'MFA',
} as const;
