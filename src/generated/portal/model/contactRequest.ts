// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What the contact form sends.
 */
export interface ContactRequest {
  /**
     * @minLength 2
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  name: string;
  /** @maxLength 254 */
  company_email: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  company_website?: string;
  /**
     * One of the roles offered, or 'Other' followed by a colon, a space and the text.
     * @maxLength 100
     * @pattern ^(Business development|IT/Tech/Developer|Growth strategist|Other: .*\S.*)$
     */
  role: string;
  /**
     * English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
     * dial code.
     */
  country: string;
  /**
     * '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
     * @pattern ^\+
     */
  mobile_number: string;
  /**
     * @minLength 2
     * @maxLength 1000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  message: string;
  /**
     * Solution of a captcha challenge.
     * @minLength 1
     * @maxLength 4096
     * @pattern ^[A-Za-z0-9+/=_-]+$
     */
  captcha_token: string;
}
