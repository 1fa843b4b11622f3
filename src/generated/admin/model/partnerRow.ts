// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProjectCounts } from './projectCounts.ts';

/**
 * One content partner with the counts of its projects.
 */
export interface PartnerRow {
  /** Id of the partner's organisation. */
  partnerUUID: string;
  /** The name of the organisation, its email address before there is one. */
  name: string;
  /**
     * Where the company operates.
     * @nullable
     */
  country: string | null;
  /** When the partner signed up. */
  signUpDate: string;
  projects: ProjectCounts;
}
