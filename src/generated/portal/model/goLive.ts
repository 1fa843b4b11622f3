// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveCompany } from './goLiveCompany.ts';
import type { GoLivePayment } from './goLivePayment.ts';
import type { GoLiveProject } from './goLiveProject.ts';
import type { GoLiveRepresentative } from './goLiveRepresentative.ts';

/**
 * An application to go live.
 */
export interface GoLive {
  project: GoLiveProject;
  company: GoLiveCompany;
  user: GoLiveRepresentative;
  payment: GoLivePayment;
  /**
     * The 6 digits of the newest mail.
     * @pattern ^[0-9]{6}$
     */
  otp?: string;
  /**
     * The draft's revision that was read; when there is another one by now, nothing is submitted. Left out, it is submitted
     * whatever is there.
     * @minimum 0
     */
  revision?: number;
}
