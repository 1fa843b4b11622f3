// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { ReviewMessage } from './reviewMessage.ts';

export type AddReviewMessage200 = Answer & {
  data: ReviewMessage;
};
