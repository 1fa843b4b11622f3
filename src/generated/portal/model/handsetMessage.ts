// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A message that reached the simulated handset.
 */
export interface HandsetMessage {
  /** openPlatformTransactionId of the call that sent it. */
  id: string;
  /** When it arrived. */
  at: string;
  /** Phone number or email address. */
  recipient: string;
  /** Operator code. */
  provider: string;
  text: string;
}
