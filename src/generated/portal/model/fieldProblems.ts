// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { FieldProblem } from './fieldProblem.ts';

export interface FieldProblems {
  problems: FieldProblem[];
}
