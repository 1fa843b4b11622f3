// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type CaptchaChallengeParameters = {
  algorithm: string;
  /** @minimum 1 */
  cost: number;
  /** Seconds since 1970. */
  expiresAt: number;
  /** @minimum 1 */
  keyLength: number;
  keyPrefix: string;
  keySignature?: string;
  nonce: string;
  salt: string;
};
