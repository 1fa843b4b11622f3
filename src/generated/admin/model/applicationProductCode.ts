// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Money } from './money.ts';
import type { ProviderCode } from './providerCode.ts';

export interface ApplicationProductCode {
  provider: ProviderCode;
  code: string;
  description: string;
  price: Money | null;
  /**
     * ISO 4217 code of the price.
     * @nullable
     */
  currency: string | null;
}
