// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProductCode } from './adminProductCode.ts';
import type { AdminProjectStatus } from './adminProjectStatus.ts';
import type { ApplicationPart } from './applicationPart.ts';
import type { IpAddress } from './ipAddress.ts';
import type { ProductResult } from './productResult.ts';
import type { ProjectDocument } from './projectDocument.ts';
import type { ProviderCode } from './providerCode.ts';
import type { ReviewComment } from './reviewComment.ts';
import type { ReviewProgress } from './reviewProgress.ts';
import type { ReviewStage } from './reviewStage.ts';
import type { SmsTemplate } from './smsTemplate.ts';

/**
 * A project with everything its review needs.
 */
export interface AdminProject {
  /** Id of the project. */
  id: string;
  /** Its name. */
  projectName: string;
  /** The description that its partner wrote. */
  description: string;
  /** Id of the partner's organisation. */
  orgId: string;
  /** The name of the organisation, its email address before there is one. */
  partnerName: string;
  status: AdminProjectStatus;
  /** What it waits for; null unless it is pending. */
  stage: ReviewStage | null;
  /** When the partner created it. */
  projectCreatedDate: string;
  /**
     * When the partner last asked to go live.
     * @nullable
     */
  goLiveRequestDate: string | null;
  /**
     * Last accepted call to the sandbox, to the minute; null if never.
     * @nullable
     */
  lastSandboxUsageDate: string | null;
  /** Whether the technical admin has approved the present request. */
  isTechApproved: boolean;
  /**
     * When that was.
     * @nullable
     */
  techCheckDate: string | null;
  /**
     * When the business admin approved it.
     * @nullable
     */
  approvedDate: string | null;
  /**
     * When it was last rejected.
     * @nullable
     */
  rejectDate: string | null;
  /**
     * The parts that its last rejection asked to change; null before a rejection, or when that named none. It stays after
     * the partner has submitted again.
     */
  requestedChanges: ApplicationPart[] | null;
  /**
     * Number of notes that are not resolved.
     * @minimum 0
     */
  openNotes: number;
  /**
     * Number of blocking notes that the partner has not marked as done.
     * @minimum 0
     */
  notesToDo: number;
  /**
     * When it was last suspended.
     * @nullable
     */
  suspendedDate: string | null;
  /** Codes of the operators it asks to go live with. */
  providers: ProviderCode[];
  /**
     * Language and country of its users, for instance en-SG; null before the first go-live request.
     * @nullable
     */
  locale: string | null;
  /** Addresses that may call the platform for it. */
  ipAddresses: IpAddress[];
  /**
     * The operator's own code for the service; null until it is saved.
     * @nullable
     */
  providerCode: string | null;
  /** Whether the provider code can no longer be changed. */
  providerCodeFreeze: boolean;
  /** What users can buy, sandbox and live. */
  productCodes: AdminProductCode[];
  productResult: ProductResult;
  /**
     * When the product tests last ended; null before the first.
     * @nullable
     */
  testOn: string | null;
  /** At most 20 texts. */
  smsTemplates: SmsTemplate[];
  /** The organisation's registration document; null when there is none. */
  organisationDocument: ProjectDocument | null;
  /** Files that came with approvals. */
  documents: ProjectDocument[];
  /** Comments on decisions, newest first. */
  comments: ReviewComment[];
  progress: ReviewProgress;
}
