// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface DocumentUpload {
  /**
     * One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
     * @maxLength 5242880
     */
  document: Blob | File;
}
