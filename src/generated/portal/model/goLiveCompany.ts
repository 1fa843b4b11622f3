// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface GoLiveCompany {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  website: string;
  /**
     * Name of a COMPANY_TYPE entry.
     * @minLength 1
     * @maxLength 100
     */
  industry?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  details: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  identity_uen: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  address: string;
  /**
     * English name of the country the company operates in.
     * @minLength 1
     * @maxLength 60
     */
  country: string;
  hotline_number: string;
}
