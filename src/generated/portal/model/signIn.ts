// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What signing in sends. The browser lowercases the email; the server ignores its case.
 */
export interface SignIn {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000-\u001f\u007f]*$
     */
  password: string;
}
