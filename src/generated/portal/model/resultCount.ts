// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How many calls were answered with a result code of the payment API.
 */
export interface ResultCount {
  resultCode: string;
  statusCode: number;
  /** @minimum 0 */
  calls: number;
}
