// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type VerifyOtp200Data = {
  /** Goes into the X-MFA-Token header. */
  mfaToken: string;
  /** Whether the password is a temporary one. Then only PUT /portal/user/password is open, until it is changed. */
  passwordChangeRequired: boolean;
};
