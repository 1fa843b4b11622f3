// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { VpnCheck200Data } from './vpnCheck200Data.ts';

export type VpnCheck200 = {
  /** Always true. */
  status: true;
  /** OK. */
  message: string;
  data: VpnCheck200Data;
};
