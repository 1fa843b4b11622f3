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
     * The draft's revision that was read; when there is another one by now, nothing is submitted. Left out, it is submitted
     * whatever is there.
     * @minimum 0
     */
  revision?: number;
}
