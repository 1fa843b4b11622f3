// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What may be typed before a project is approved or reinstated.
 */
export interface DecisionNoteForm {
  /**
     * The partner reads it.
     * @maxLength 2000
     */
  message?: string;
}
