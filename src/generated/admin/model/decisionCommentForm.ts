// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What is typed before a project is rejected or suspended.
 */
export interface DecisionCommentForm {
  /**
     * The partner reads it.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  message: string;
}
