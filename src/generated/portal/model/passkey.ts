// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PasskeyWay } from './passkeyWay.ts';

/**
 * The answer of `navigator.credentials.get`, in base64url.
 */
export interface Passkey {
  way: PasskeyWay;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  authenticatorData: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  signature: string;
}
