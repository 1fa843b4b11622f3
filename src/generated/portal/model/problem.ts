// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { FieldProblems } from './fieldProblems.ts';

/**
 * A refusal. `message` can be shown to a person, `code` is for programs.
 */
export interface Problem {
  /** Always false. */
  status: false;
  /** What happened and what to do next. */
  message: string;
  /**
     * Machine-readable name of the problem.
     * @pattern ^[a-z0-9-]+$
     */
  code: string;
  data: null | FieldProblems;
}
