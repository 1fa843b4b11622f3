// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * One submission of a project, without its content. Submissions are never changed or deleted.
 */
export interface SubmissionRow {
  /**
     * Counts the submissions of the project: 1, 2, 3 ...
     * @minimum 1
     */
  number: number;
  /** When it was submitted. */
  submittedOn: string;
  /** Email address of the person who submitted it. */
  emailId: string;
  /** SHA-256 of the content as canonical JSON. The audit event of the submission carries it too. */
  sha256: string;
}
