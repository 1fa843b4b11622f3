// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProductCode } from './adminProductCode.ts';
import type { Answer } from './answer.ts';

export type AddProductCode200 = Answer & {
  /** Saved! */
  message?: unknown;
  data: AdminProductCode;
};
