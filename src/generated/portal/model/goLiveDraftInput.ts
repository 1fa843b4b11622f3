// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveCompany } from './goLiveCompany.ts';
import type { GoLiveDraftInputStep } from './goLiveDraftInputStep.ts';
import type { GoLivePayment } from './goLivePayment.ts';
import type { GoLiveProject } from './goLiveProject.ts';
import type { GoLiveRepresentative } from './goLiveRepresentative.ts';

/**
 * Steps to save. Those left out stay as they were.
 */
export interface GoLiveDraftInput {
  /** Where the person stands now. */
  step: GoLiveDraftInputStep;
  project?: GoLiveProject;
  company?: GoLiveCompany;
  user?: GoLiveRepresentative;
  payment?: GoLivePayment;
}
