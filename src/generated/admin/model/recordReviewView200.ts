// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';

export type RecordReviewView200 = Answer & {
  /**
     * Always null.
     * @nullable
     */
  data: null;
};
