// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProductCode } from './adminProductCode.ts';

export type AddProductCode200 = {
  /** Always true. */
  status: true;
  /** Saved! */
  message: string;
  data: AdminProductCode;
};
