// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { FieldProblems } from './fieldProblems.ts';

/**
 * A refusal of the sign-in family. `message` can be shown to a person, `code` is for programs.
 */
export interface SignInProblem {
  /**
     * The HTTP status once more.
     * @minimum 400
     * @maximum 599
     */
  statusCode: number;
  /** What happened and what to do next. */
  message: string;
  /**
     * Machine-readable name of the problem.
     * @pattern ^[A-Z][A-Za-z]+Exception$
     */
  code: string;
  data: null | FieldProblems;
}
