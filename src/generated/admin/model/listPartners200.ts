// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PartnerRow } from './partnerRow.ts';

export type ListPartners200 = {
  /** At most `limit` partners. */
  partners: PartnerRow[];
  /**
     * Number of rows on all pages; 2001 means more than 2 000.
     * @minimum 0
     */
  total: number;
};
