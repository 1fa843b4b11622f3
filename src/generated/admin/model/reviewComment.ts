// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApproverType } from './approverType.ts';
import type { DecisionType } from './decisionType.ts';

/**
 * What a member of staff said with a decision.
 */
export interface ReviewComment {
  /** Id of the comment. */
  id: string;
  type: DecisionType;
  approverType: ApproverType;
  /** E-mail address of who decided. */
  author: string;
  /** The words. */
  message: string;
  /** When it was decided. */
  createdOn: string;
}
