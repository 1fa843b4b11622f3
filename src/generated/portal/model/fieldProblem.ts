// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface FieldProblem {
  /** JSON Pointer into the request body; a parameter is /path/{name}, /query/{name} or /header/{name}. */
  field: string;
  /** The JSON Schema keyword that refused the value, for instance required or maxLength. */
  rule: string;
  /** The words to show beside the field. */
  message: string;
}
