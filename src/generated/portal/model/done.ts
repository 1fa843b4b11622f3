// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * It is done; there is nothing more to say.
 */
export interface Done {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  /** @nullable */
  data: null;
}
