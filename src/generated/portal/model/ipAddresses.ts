// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { IpList } from './ipList.ts';

export interface IpAddresses {
  ipAddresses: IpList;
}
