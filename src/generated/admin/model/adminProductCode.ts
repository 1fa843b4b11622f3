// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentName } from './environmentName.ts';
import type { Money } from './money.ts';
import type { ProviderCode } from './providerCode.ts';

/**
 * A code that charges carry, and the name of the product.
 */
export interface AdminProductCode {
  /** Id of the product code. */
  id: string;
  env_type: EnvironmentName;
  provider: ProviderCode;
  /** The code. */
  code: string;
  /** Name of the product. */
  description: string;
  price: Money;
  /** ISO 4217 code. */
  currency: string;
}
