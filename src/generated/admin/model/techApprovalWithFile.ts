// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface TechApprovalWithFile {
  /** The approval of a request without a file, as a JSON document. */
  body: Blob | File | string;
  /** Exactly one jpg, png or pdf of at most 5 MB (5242880 bytes). */
  file: Blob | File;
}
