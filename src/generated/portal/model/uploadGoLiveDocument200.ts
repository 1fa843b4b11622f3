// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveDraft } from './goLiveDraft.ts';

export type UploadGoLiveDocument200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: GoLiveDraft;
};
