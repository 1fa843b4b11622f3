// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GenerateKey200Data } from './generateKey200Data.ts';

export type GenerateKey200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: GenerateKey200Data;
};
