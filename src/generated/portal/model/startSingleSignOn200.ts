// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SingleSignOnStart } from './singleSignOnStart.ts';

export type StartSingleSignOn200 = Answer & {
  data: SingleSignOnStart;
};
