// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ResetPasswordAction } from './resetPasswordAction.ts';

/**
 * Set a new password with the code of the mail. Every session of the account ends.
 */
export interface ResetPassword {
  action: ResetPasswordAction;
  /** @maxLength 254 */
  email: string;
  /**
     * The 6 digits of the newest mail.
     * @pattern ^[0-9]{6}$
     */
  key: string;
  /**
     * @minLength 8
     * @maxLength 128
     * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!"#$%&'\(\)*+,\-.\/:;<=>?@\[\\\]^_`\{\|\}~])[^\u0000-\u001f\u007f]+$
     */
  password: string;
}
