// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface PasswordConfirmation {
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000-\u001f\u007f]*$
     */
  currentPassword: string;
}
