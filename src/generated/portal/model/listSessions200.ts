// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListSessions200Data } from './listSessions200Data.ts';

export type ListSessions200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListSessions200Data;
};
