// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface GoLiveDocumentUpload {
  /**
     * One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
     * @maxLength 5242880
     */
  document: Blob | File;
  /**
     * The draft's revision that was read; when there is another one by now, nothing is attached. Left out, it is attached
     * whatever is there.
     * @minimum 0
     */
  revision?: number;
}
