// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { WishedProductCodesAnswerData } from './wishedProductCodesAnswerData.ts';

export type WishedProductCodesAnswer = Answer & {
  data: WishedProductCodesAnswerData;
};
