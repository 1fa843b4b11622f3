// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PasskeyCreationAuthenticatorSelectionResidentKey } from './passkeyCreationAuthenticatorSelectionResidentKey.ts';
import type { PasskeyCreationAuthenticatorSelectionUserVerification } from './passkeyCreationAuthenticatorSelectionUserVerification.ts';

export type PasskeyCreationAuthenticatorSelection = {
  residentKey: PasskeyCreationAuthenticatorSelectionResidentKey;
  userVerification: PasskeyCreationAuthenticatorSelectionUserVerification;
  requireResidentKey: boolean;
};
