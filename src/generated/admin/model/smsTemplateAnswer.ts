// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SmsTemplate } from './smsTemplate.ts';

export type SmsTemplateAnswer = Answer & {
  /** Saved! */
  message?: unknown;
  data: SmsTemplate;
};
