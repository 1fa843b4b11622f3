// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CreateProject200Data } from './createProject200Data.ts';

export type CreateProject200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: CreateProject200Data;
};
