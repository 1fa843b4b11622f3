// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SignedIn {
  /** Goes into the X-MFA-Token header. */
  mfaToken: string;
  /** Whether the password is a temporary one. */
  passwordChangeRequired: boolean;
}
