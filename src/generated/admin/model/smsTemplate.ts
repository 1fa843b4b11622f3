// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A text that the platform may send to subscribers. Braces mark dynamic content,
 */
export interface SmsTemplate {
  /** Identifier given by the portal. */
  sms_template_id: string;
  text: string;
}
