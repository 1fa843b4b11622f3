// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A success. An operation adds its data.
 */
export interface Answer {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
}
