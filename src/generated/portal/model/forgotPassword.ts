// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ForgotPasswordAction } from './forgotPasswordAction.ts';

/**
 * Send a code that allows to set a new password.
 */
export interface ForgotPassword {
  action: ForgotPasswordAction;
  /** @maxLength 254 */
  email: string;
}
