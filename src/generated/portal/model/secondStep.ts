// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AddedPasskey } from './addedPasskey.ts';
import type { SecondStepAuthenticatorApp } from './secondStepAuthenticatorApp.ts';
import type { SignInWay } from './signInWay.ts';

export interface SecondStep {
  /** Whether email codes are on. */
  emailCode: boolean;
  /** What a sign-in asks for first. */
  preferred: SignInWay;
  /** @nullable */
  authenticatorApp: SecondStepAuthenticatorApp;
  passkeys: AddedPasskey[];
  /**
     * Null before the first ones were made.
     * @minimum 0
     * @nullable
     */
  recoveryCodesLeft: number | null;
}
