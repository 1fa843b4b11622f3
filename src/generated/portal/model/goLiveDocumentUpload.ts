// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface GoLiveDocumentUpload {
  /**
     * One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
     * @maxLength 5242880
     */
  document: Blob | File;
  /**
     * The draft's revision that the upload is based on. Nothing is attached when the stored draft has another revision.
     * Without it the file is attached to any stored draft.
     * @minimum 0
     */
  revision?: number;
}
