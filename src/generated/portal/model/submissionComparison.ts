// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';
import type { SubmissionChange } from './submissionChange.ts';

/**
 * What is different between two submissions of a project.
 */
export interface SubmissionComparison {
  /**
     * Number of the submission before the changes.
     * @minimum 1
     */
  from: number;
  /**
     * Number of the submission after them.
     * @minimum 1
     */
  to: number;
  /** Parts whose values the role of the caller does not see; they are null here. Empty for partners. */
  hidden: ApplicationPart[];
  /** Whether the file of the submission `from` is kept. False for a file that was replaced before files were kept. */
  fromDocumentKept: boolean;
  /** Whether the file of the submission `to` is kept. */
  toDocumentKept: boolean;
  /** The fields that differ, in the order of the application. */
  changes: SubmissionChange[];
}
