// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SubmitGoLive200Data } from './submitGoLive200Data.ts';

export type SubmitGoLive200 = Answer & {
  data: SubmitGoLive200Data;
};
