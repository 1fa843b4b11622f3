// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';
import type { ChangeRequest } from './changeRequest.ts';
import type { Credential } from './credential.ts';
import type { IpAddress } from './ipAddress.ts';
import type { ProjectApiProperties } from './projectApiProperties.ts';
import type { ProjectStatus } from './projectStatus.ts';
import type { ProjectTechnicalData } from './projectTechnicalData.ts';
import type { ProviderCode } from './providerCode.ts';

/**
 * A project with everything that belongs to it.
 */
export interface Project {
  /** Goes into X-Project-ID. */
  projectId: string;
  /** Goes into X-Partner-ID. */
  partnerId: string;
  name: string;
  description: string;
  status: ProjectStatus;
  /** Whether the live environment answers this project. */
  isLive: boolean;
  /** An id of the PROJECT_TYPE list. */
  projectType: number;
  /** An id of the PRODUCT_TYPE list. */
  productType: number;
  /** Operators the project was submitted for. */
  providers: ProviderCode[];
  /** Keys of both environments, newest first. */
  credentials: Credential[];
  createdOn: string;
  updatedOn: string;
  /** @nullable */
  goLiveRequestDate: string | null;
  /** @nullable */
  goLiveDate: string | null;
  /** @nullable */
  rejectDate: string | null;
  /**
     * Why the last request was rejected.
     * @nullable
     */
  rejectComment: string | null;
  /** The parts that the rejection asks to change; null unless it is rejected and the rejection names them. */
  rejectChanges: ApplicationPart[] | null;
  /** What the review asks to change before it goes on; null unless it waits for the partner. */
  changeRequest: ChangeRequest | null;
  /**
     * Why the project is suspended; null when it is not.
     * @nullable
     */
  suspendComment: string | null;
  technicalData: ProjectTechnicalData;
  /** Addresses the project may call from. */
  network: IpAddress[];
  /** Product codes per environment. */
  apiProperties: ProjectApiProperties;
}
