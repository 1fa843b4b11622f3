// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What signing up sends.
 */
export interface SignUp {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 8
     * @maxLength 128
     * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!"#$%&'\(\)*+,\-.\/:;<=>?@\[\\\]^_`\{\|\}~])[^\u0000-\u001f\u007f]+$
     */
  password: string;
}
