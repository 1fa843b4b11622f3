// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectStatus } from './adminProjectStatus.ts';
import type { Money } from './money.ts';
import type { ReviewStage } from './reviewStage.ts';
import type { Waiting } from './waiting.ts';

/**
 * One project in a list of the staff. What does not apply to the list is null.
 */
export interface AdminProjectRow {
  /** Id of the project. */
  id: string;
  /** Its name. */
  projectName: string;
  status: AdminProjectStatus;
  /** What it waits for; null unless it is pending. */
  stage: ReviewStage | null;
  /** When the partner created it. */
  createDate: string;
  /** Id of the partner's organisation. */
  orgId: string;
  /**
     * The organisation's registered name; null until the partner gives one.
     * @nullable
     */
  orgName: string | null;
  /** What to call the partner: the name of its organisation, its email address before there is one. */
  partnerName: string;
  /**
     * When the technical admin approved it.
     * @nullable
     */
  techCheckDate: string | null;
  /** What users paid in the last 30 days, today included, before refunds, in the currency of the requested operator; null in lists without one. */
  grossVolume: Money | null;
  /** What the partner is paid of it, charges less refunds, each at the payout rate that the operator had when it was charged; null in lists without an operator. Refunds of earlier charges can take it below zero. */
  netVolume: string | null;
  /**
     * Successful charges in the last 30 days; null in lists without an operator.
     * @minimum 0
     * @nullable
     */
  transactions: number | null;
  /** When the partner signed up. */
  signUpDate: string;
  /**
     * When it was approved.
     * @nullable
     */
  goLiveDate: string | null;
  /**
     * When the partner last asked to go live.
     * @nullable
     */
  goLiveRequestDate: string | null;
  /**
     * When it was last rejected.
     * @nullable
     */
  rejectDate: string | null;
  /**
     * When the partner last submitted it for go-live.
     * @nullable
     */
  dateSubmitted: string | null;
  /** How long it has waited; null unless it is pending. */
  waiting: Waiting | null;
}
