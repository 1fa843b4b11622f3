// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { ReviewNote } from './reviewNote.ts';

export type UnrelateField200 = Answer & {
  data: ReviewNote;
};
