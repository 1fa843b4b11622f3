// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';
import type { ApplicationProductCode } from './applicationProductCode.ts';

export interface ChangedProductCodes {
  /** The product codes. A code with another price is removed and added. */
  kind: 'product-codes';
  /** JSON pointer into the application, for instance /company/address. */
  pointer: string;
  /** Title of the field. */
  label: string;
  part: ApplicationPart;
  /** Codes of the later submission alone. */
  added: ApplicationProductCode[];
  /** Codes of the earlier submission alone. */
  removed: ApplicationProductCode[];
}
