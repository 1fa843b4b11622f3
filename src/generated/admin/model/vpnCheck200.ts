// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type VpnCheck200 = {
  /** Always OK; any other network answers 403. */
  network: 'OK';
};
