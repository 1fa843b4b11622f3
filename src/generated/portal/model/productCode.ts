// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Money } from './money.ts';
import type { ProviderCode } from './providerCode.ts';

/**
 * A code that charges carry in productCode. Its price belongs to it; callers never send an amount.
 */
export interface ProductCode {
  /** Identifier given by the portal. */
  id: string;
  /** Code that charges carry. */
  code: string;
  /** What is sold, in words. */
  description: string;
  provider: ProviderCode;
  /** What the subscriber pays; null until it is agreed. */
  price: Money | null;
  /**
     * ISO 4217 code of the price.
     * @nullable
     */
  currency: string | null;
}
