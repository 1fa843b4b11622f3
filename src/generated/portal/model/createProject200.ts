// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { CreateProject200Data } from './createProject200Data.ts';

export type CreateProject200 = Answer & {
  data: CreateProject200Data;
};
