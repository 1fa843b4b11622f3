// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ResendSignUpAction } from './resendSignUpAction.ts';

/**
 * Send the code of the sign-up mail again.
 */
export interface ResendSignUp {
  action: ResendSignUpAction;
  /** @maxLength 254 */
  email: string;
}
