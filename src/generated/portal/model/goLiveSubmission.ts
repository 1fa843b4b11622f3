// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLive } from './goLive.ts';

/**
 * The parts of a submission. `body` is JSON, `document` a file.
 */
export interface GoLiveSubmission {
  /** The same project as in the path. */
  projectId: string;
  body: GoLive;
  /**
     * One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
     * @maxLength 5242880
     */
  document?: Blob | File;
}
