// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CredentialDescriptor } from './credentialDescriptor.ts';
import type { PasskeyCreationAttestation } from './passkeyCreationAttestation.ts';
import type { PasskeyCreationAuthenticatorSelection } from './passkeyCreationAuthenticatorSelection.ts';
import type { PasskeyCreationPubKeyCredParamsItem } from './passkeyCreationPubKeyCredParamsItem.ts';
import type { PasskeyCreationRp } from './passkeyCreationRp.ts';
import type { PasskeyCreationUser } from './passkeyCreationUser.ts';

/**
 * PublicKeyCredentialCreationOptionsJSON of Web Authentication.
 */
export interface PasskeyCreation {
  rp: PasskeyCreationRp;
  user: PasskeyCreationUser;
  challenge: string;
  pubKeyCredParams: PasskeyCreationPubKeyCredParamsItem[];
  timeout: number;
  attestation: PasskeyCreationAttestation;
  excludeCredentials: CredentialDescriptor[];
  authenticatorSelection: PasskeyCreationAuthenticatorSelection;
}
