// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SmsTemplateChange {
  /**
     * Braces mark dynamic content, #PASSWORD# the one-time password.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
