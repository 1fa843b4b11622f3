// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface IpAddresses {
  /**
     * @minItems 1
     * @maxItems 50
     */
  ipAddresses: string[];
}
