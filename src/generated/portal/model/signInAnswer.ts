// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A success of the sign-in family. An operation adds its data.
 */
export interface SignInAnswer {
  /** Always 200. */
  statusCode: 200;
  /** Empty unless there is something to say. */
  message: string;
}
