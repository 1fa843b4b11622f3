// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ContactFormRole } from './contactFormRole.ts';

export interface ContactForm {
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
  role: ContactFormRole;
  /**
     * Asked for when the role is Other; sent as 'Other' with this text behind it.
     * @minLength 1
     * @maxLength 93
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  otherRole?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  country: string;
  /**
     * The '+' and code of the country, a space, and the number.
     * @pattern ^\+
     */
  mobile_number: string;
  /**
     * @minLength 2
     * @maxLength 1000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  message: string;
}
