// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SmsTemplate } from './smsTemplate.ts';

export interface SmsTemplateAnswer {
  /** Always true. */
  status: true;
  /** Saved! */
  message: string;
  data: SmsTemplate;
}
