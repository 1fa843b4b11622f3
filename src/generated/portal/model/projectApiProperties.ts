// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductCode } from './productCode.ts';

/**
 * Product codes per environment.
 */
export type ProjectApiProperties = {
  sandbox: ProductCode[];
  live: ProductCode[];
};
