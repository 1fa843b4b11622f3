// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Money2 } from './money2.ts';
import type { ProviderCode } from './providerCode.ts';

export interface ApplicationProductCode {
  provider: ProviderCode;
  code: string;
  description: string;
  price: Money2 | null;
  /**
     * ISO 4217 code of the price.
     * @nullable
     */
  currency: string | null;
}
