// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ConfirmSignUpAction } from './confirmSignUpAction.ts';

/**
 * Confirm an account with the code of the sign-up mail.
 */
export interface ConfirmSignUp {
  action: ConfirmSignUpAction;
  /** @maxLength 254 */
  email: string;
  /**
     * The 6 digits of the newest mail.
     * @pattern ^[0-9]{6}$
     */
  key: string;
}
