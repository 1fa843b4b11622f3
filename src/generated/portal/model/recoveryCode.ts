// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RecoveryCodeWay } from './recoveryCodeWay.ts';

/**
 * One of the ten recovery codes. Case, blanks and hyphens do not count.
 */
export interface RecoveryCode {
  way: RecoveryCodeWay;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
}
