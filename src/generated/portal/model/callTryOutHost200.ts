// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { TryOutAnswer } from './tryOutAnswer.ts';

export type CallTryOutHost200 = Answer & {
  data: TryOutAnswer;
};
