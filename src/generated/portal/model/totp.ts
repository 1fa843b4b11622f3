// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TotpWay } from './totpWay.ts';

/**
 * The code of the authenticator app.
 */
export interface Totp {
  way: TotpWay;
  /**
     * The 6 digits that the app shows now.
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
