// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveCompany } from './goLiveCompany.ts';
import type { GoLivePayment } from './goLivePayment.ts';
import type { GoLiveProject } from './goLiveProject.ts';
import type { GoLiveRepresentative } from './goLiveRepresentative.ts';
import type { OneTimeCode } from './oneTimeCode.ts';

/**
 * An application to go live.
 */
export interface GoLive {
  project: GoLiveProject;
  company: GoLiveCompany;
  user: GoLiveRepresentative;
  payment: GoLivePayment;
  otp?: OneTimeCode;
  /**
     * The draft's revision that the submission is based on. Nothing is submitted when the stored draft has another revision.
     * Without it the submission is accepted for any stored draft.
     * @minimum 0
     */
  revision?: number;
}
