// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Addresses as a person types them; IpAddresses holds the rules of each.
 */
export interface IpAddressesForm {
  /**
     * Separate several addresses by commas or spaces.
     * @minLength 1
     * @maxLength 2000
     */
  ipAddresses: string;
}
