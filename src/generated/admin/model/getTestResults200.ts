// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TestResults } from './testResults.ts';

export type GetTestResults200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: TestResults;
};
