// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AddIpAddresses200Data } from './addIpAddresses200Data.ts';

export type AddIpAddresses200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: AddIpAddresses200Data;
};
