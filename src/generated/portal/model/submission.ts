// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Application } from './application.ts';
import type { ApplicationPart } from './applicationPart.ts';

/**
 * One submission of a project with what it contained.
 */
export interface Submission {
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
  content: Application;
  /** Parts whose values the role of the caller does not see; they are null here. Empty for partners. */
  hidden: ApplicationPart[];
}
