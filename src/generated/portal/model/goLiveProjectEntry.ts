// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveProjectEntryChecks } from './goLiveProjectEntryChecks.ts';
import type { GoLiveProjectEntryLocale } from './goLiveProjectEntryLocale.ts';
import type { ProviderCode } from './providerCode.ts';

/**
 * The project step as filled in so far. Its rules are checked when the step is left.
 */
export interface GoLiveProjectEntry {
  /** @maxItems 8 */
  providers?: ProviderCode[];
  /** Language and country that the service speaks to its users in. */
  locale?: GoLiveProjectEntryLocale;
  /** Those that are confirmed. */
  checks?: GoLiveProjectEntryChecks;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  ipAddresses?: string;
}
