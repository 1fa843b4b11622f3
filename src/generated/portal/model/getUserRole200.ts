// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GetUserRole200Data } from './getUserRole200Data.ts';

export type GetUserRole200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: GetUserRole200Data;
};
