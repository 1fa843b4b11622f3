// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TechApproval } from './techApproval.ts';

export interface TechApprovalWithFile {
  body: TechApproval;
  /** Exactly one jpg, png or pdf of at most 5 MB (5242880 bytes). */
  file: Blob | File;
}
