// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { IpAddress } from './ipAddress.ts';

export type AddIpAddresses200Data = {
  /** @maxItems 50 */
  items: IpAddress[];
};
