// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { GoLiveDraft } from './goLiveDraft.ts';

export type SaveGoLiveDraft200 = Answer & {
  data: GoLiveDraft;
};
