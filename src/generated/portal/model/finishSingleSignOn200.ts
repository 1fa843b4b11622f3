// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SingleSignOnResult } from './singleSignOnResult.ts';

export type FinishSingleSignOn200 = Answer & {
  data: SingleSignOnResult;
};
