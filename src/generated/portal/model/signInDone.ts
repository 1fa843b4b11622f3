// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * It is done; there is nothing more to say.
 */
export interface SignInDone {
  /** Always 200. */
  statusCode: 200;
  /** Empty. */
  message: string;
  /** @nullable */
  data: null;
}
