// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { WithdrawProject200Data } from './withdrawProject200Data.ts';

export type WithdrawProject200 = Answer & {
  data: WithdrawProject200Data;
};
