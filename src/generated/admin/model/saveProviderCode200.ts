// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SaveProviderCode200Data } from './saveProviderCode200Data.ts';

export type SaveProviderCode200 = Answer & {
  /** Saved! */
  message?: unknown;
  data: SaveProviderCode200Data;
};
