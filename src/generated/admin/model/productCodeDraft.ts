// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductCodeDraftProvider } from './productCodeDraftProvider.ts';

export interface ProductCodeDraft {
  env_type: 'live';
  /** Code of an operator that is offered and that the project asks for. */
  provider: ProductCodeDraftProvider;
  /**
     * Letters, digits, '.', '_' and '-'.
     * @minLength 1
     * @maxLength 15
     * @pattern ^[A-Za-z0-9._\-]*$
     */
  code: string;
  /**
     * Letters, digits, '.', '_', '-' and spaces between them.
     * @minLength 1
     * @maxLength 15
     * @pattern ^(?:[A-Za-z0-9._\-](?:[A-Za-z0-9._\- ]*[A-Za-z0-9._\-])?)?$
     */
  description: string;
  /**
     * What a user pays, in the operator's currency.
     * @maxLength 9
     * @pattern ^(?=.*[1-9])\d{1,6}(\.\d{1,2})?$
     */
  price: string;
}
