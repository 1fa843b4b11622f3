// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SubmitGoLive200Data } from './submitGoLive200Data.ts';

export type SubmitGoLive200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: SubmitGoLive200Data;
};
