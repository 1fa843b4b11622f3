// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface TechApprovalWithFile {
  /** The approval as a JSON document, with the properties of TechApproval. */
  body: Blob | File | string;
  /** Exactly one jpg, png or pdf of at most 5 MB (5242880 bytes). */
  file: Blob | File;
}
