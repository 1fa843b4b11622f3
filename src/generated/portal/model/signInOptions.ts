// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SignInOptions {
  /** Whether staff can sign in at an identity provider. */
  singleSignOn: boolean;
  /** Whether staff can sign in with a password. */
  staffPasswords: boolean;
}
