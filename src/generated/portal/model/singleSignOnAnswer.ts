// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SingleSignOnAnswer {
  /**
     * The handle of the start.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  handle: string;
  /**
     * The query of the address that the provider sent the browser to, without its question mark.
     * @minLength 1
     * @maxLength 8192
     * @pattern ^[!-~]+$
     */
  answer: string;
}
