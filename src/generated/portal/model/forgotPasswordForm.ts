// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ForgotPasswordForm {
  /** @maxLength 254 */
  email: string;
}
