// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What stands behind the payment API in an environment.
 */
export interface OperatorConnection {
  /** What the log of calls calls it, in `answeredBy`. */
  name: string;
  /** A sentence to show wherever the environment is. */
  words: string;
}
