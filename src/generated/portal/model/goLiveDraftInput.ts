// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveBankEntry } from './goLiveBankEntry.ts';
import type { GoLiveCompanyEntry } from './goLiveCompanyEntry.ts';
import type { GoLiveDraftInputStep } from './goLiveDraftInputStep.ts';
import type { GoLiveProjectEntry } from './goLiveProjectEntry.ts';
import type { GoLiveRepresentativeEntry } from './goLiveRepresentativeEntry.ts';

/**
 * Steps to save, each as far as it is filled in. Those left out stay as they were.
 */
export interface GoLiveDraftInput {
  /** The current step. */
  step: GoLiveDraftInputStep;
  /**
     * The draft's revision that this change is based on. Nothing is saved when the stored draft has another revision.
     * Without it the change overwrites any stored draft.
     * @minimum 0
     */
  revision?: number;
  project?: GoLiveProjectEntry;
  company?: GoLiveCompanyEntry;
  user?: GoLiveRepresentativeEntry;
  payment?: GoLiveBankEntry;
}
