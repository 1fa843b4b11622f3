// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CredentialDescriptor } from './credentialDescriptor.ts';
import type { PasskeyRequestUserVerification } from './passkeyRequestUserVerification.ts';

/**
 * PublicKeyCredentialRequestOptionsJSON of Web Authentication.
 */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: PasskeyRequestUserVerification;
  allowCredentials: CredentialDescriptor[];
}
