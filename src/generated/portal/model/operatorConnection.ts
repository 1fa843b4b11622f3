// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The operator connection behind the payment API in an environment.
 */
export interface OperatorConnection {
  /** What the log of calls calls it, in `answeredBy`. */
  name: string;
  /** A sentence to show next to the environment. */
  note: string;
}
