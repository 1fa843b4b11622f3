// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentName } from './environmentName.ts';

/**
 * The calls of one project in one environment.
 */
export interface ApiUse {
  projectId: string;
  projectName: string;
  /** Whether the project was submitted for go-live; staff have no page of others. */
  isSubmitted: boolean;
  orgId: string;
  /** The email address until the company has a name. */
  partnerName: string;
  environment: EnvironmentName;
  /** @minimum 0 */
  calls: number;
  /**
     * Calls of which the log does not keep whether they sent the field.
     * @minimum 0
     */
  unknown: number;
  lastCallOn: string;
}
