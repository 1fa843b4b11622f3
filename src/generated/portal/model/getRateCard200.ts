// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RateCardRow } from './rateCardRow.ts';

export type GetRateCard200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: RateCardRow[];
};
