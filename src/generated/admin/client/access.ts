// Generated from openapi/admin/access.yaml. Do not edit: change the specification and run `npm run generate`.
import type {
  VpnCheck200
} from '../model/vpnCheck200.ts';

import { http } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getVpnCheckUrl = () => {




  return `/admin/vpn-check`
}

/**
 * Asked between password and one-time code, when a business admin or a technical admin signs in. The address of
 * the caller decides; an address named by a proxy counts only where that proxy is trusted.
 * @summary Check that the caller is on the internal network
 */
export const vpnCheck = async ( options?: Parameters<typeof http>[1]): Promise<VpnCheck200> => {

  return http<VpnCheck200>(getVpnCheckUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



