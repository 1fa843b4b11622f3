// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { GenerateKey200Data } from './generateKey200Data.ts';

export type GenerateKey200 = Answer & {
  data: GenerateKey200Data;
};
