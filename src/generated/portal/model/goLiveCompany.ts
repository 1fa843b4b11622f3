// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface GoLiveCompany {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
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
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  details: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  identity_uen: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  address: string;
  /**
     * English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
     * dial code.
     */
  country: string;
  /** '+', the dial code of a country and the number, with or without a space between them. It is stored with the space. */
  hotline_number: string;
}
