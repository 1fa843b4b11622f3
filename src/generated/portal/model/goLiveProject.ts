// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveProjectProvidersItem } from './goLiveProjectProvidersItem.ts';

export interface GoLiveProject {
  /**
     * Operators whose subscribers are to be charged, by code.
     * @minItems 1
     * @maxItems 8
     */
  providers: GoLiveProjectProvidersItem[];
  /**
     * @minItems 1
     * @maxItems 50
     */
  ipAddresses: string[];
}
