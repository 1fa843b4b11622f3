// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { CreateAgentToken200Data } from './createAgentToken200Data.ts';

export type CreateAgentToken200 = Answer & {
  data: CreateAgentToken200Data;
};
