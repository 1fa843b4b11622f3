// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SmsTemplateChange {
  /**
     * At most 20 templates. Braces mark dynamic content, for instance {service}. #PASSWORD# is the place of the one-time password.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  text: string;
}
