// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { ReviewNote } from './reviewNote.ts';

export type SettleReviewNote200 = Answer & {
  data: ReviewNote;
};
