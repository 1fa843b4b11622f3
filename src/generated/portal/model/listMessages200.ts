// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListMessages200Data } from './listMessages200Data.ts';

export type ListMessages200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListMessages200Data;
};
