// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AuthenticatorSecretQr } from './authenticatorSecretQr.ts';

export interface AuthenticatorSecret {
  /** In base32, for apps that cannot read the picture. */
  secret: string;
  /** What the picture holds. */
  uri: string;
  /** The QR code as the path of an SVG picture. */
  qr: AuthenticatorSecretQr;
}
