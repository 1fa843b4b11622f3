// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveChecks } from './goLiveChecks.ts';
import type { GoLiveProjectLocale } from './goLiveProjectLocale.ts';
import type { GoLiveProjectProvidersItem } from './goLiveProjectProvidersItem.ts';
import type { IpList } from './ipList.ts';

export interface GoLiveProject {
  /**
     * Operators whose subscribers are to be charged, by code.
     * @minItems 1
     * @maxItems 8
     */
  providers: GoLiveProjectProvidersItem[];
  /** Language and country that the service speaks to its users in. */
  locale: GoLiveProjectLocale;
  checks: GoLiveChecks;
  ipAddresses: IpList;
}
