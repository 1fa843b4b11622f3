// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SaveProviderCode200Data } from './saveProviderCode200Data.ts';

export type SaveProviderCode200 = {
  /** Always true. */
  status: true;
  /** Saved! */
  message: string;
  data: SaveProviderCode200Data;
};
