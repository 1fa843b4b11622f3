// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveChecks } from './goLiveChecks.ts';
import type { GoLiveProjectFormLocale } from './goLiveProjectFormLocale.ts';
import type { GoLiveProjectFormProvidersItem } from './goLiveProjectFormProvidersItem.ts';

/**
 * The project step as a person fills it in; GoLiveProject holds the rules of each address.
 */
export interface GoLiveProjectForm {
  /**
     * Operators whose subscribers are to be charged, by code.
     * @minItems 1
     * @maxItems 8
     */
  providers: GoLiveProjectFormProvidersItem[];
  /** Language and country that the service speaks to its users in. */
  locale: GoLiveProjectFormLocale;
  checks: GoLiveChecks;
  /**
     * Separate several addresses by commas or spaces.
     * @minLength 1
     * @maxLength 2000
     */
  ipAddresses: string;
}
