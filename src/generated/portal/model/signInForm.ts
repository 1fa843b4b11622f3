// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SignInForm {
  /** @maxLength 254 */
  username: string;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000-\u001f\u007f]*$
     */
  password: string;
}
