// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Money } from './money.ts';
import type { ProjectStatus } from './projectStatus.ts';

/**
 * A project as lists show it. What is not known yet is null or left out.
 */
export interface ProjectRow {
  id: string;
  projectName: string;
  status: ProjectStatus;
  createDate: string;
  /**
     * The partner's company.
     * @nullable
     */
  orgName?: string | null;
  /** @nullable */
  orgId?: string | null;
  /**
     * Name of the partner.
     * @nullable
     */
  partnerName?: string | null;
  /**
     * When the technical check was passed.
     * @nullable
     */
  techCheckDate?: string | null;
  grossVolume?: Money | null;
  netVolume?: Money | null;
  /**
     * @minimum 0
     * @nullable
     */
  transactions?: number | null;
  /**
     * When the partner signed up.
     * @nullable
     */
  signUpDate?: string | null;
  /** @nullable */
  goLiveDate?: string | null;
  /** @nullable */
  goLiveRequestDate?: string | null;
  /** @nullable */
  rejectDate?: string | null;
  /**
     * When it was last submitted for approval.
     * @nullable
     */
  dateSubmitted?: string | null;
  /**
     * When a review asked for changes that the partner has to submit; null when it waits for none.
     * @nullable
     */
  changesRequestedOn?: string | null;
  /** Whether it has a sandbox key that is neither revoked nor expired. */
  hasSandboxKey?: boolean;
  /**
     * When the sandbox last let one of its keys in, to the minute; null if never.
     * @nullable
     */
  lastSandboxUsageDate?: string | null;
}
