// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Partner } from './partner.ts';

export type GetPartner200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: Partner;
};
