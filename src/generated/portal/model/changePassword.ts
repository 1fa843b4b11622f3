// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The password that is replaced, and the new one.
 */
export interface ChangePassword {
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000-\u001f\u007f]*$
     */
  currentPassword: string;
  /**
     * @minLength 8
     * @maxLength 128
     * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!"#$%&'\(\)*+,\-.\/:;<=>?@\[\\\]^_`\{\|\}~])[^\u0000-\u001f\u007f]+$
     */
  password: string;
}
