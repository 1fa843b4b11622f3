// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApproverType } from './approverType.ts';
import type { DecisionType } from './decisionType.ts';

/**
 * A comment of a staff member on a decision.
 */
export interface ReviewComment {
  /** Id of the comment. */
  id: string;
  type: DecisionType;
  approverType: ApproverType;
  /** Email address of the person who decided. */
  author: string;
  /** The comment. */
  message: string;
  /** When it was decided. */
  createdOn: string;
}
