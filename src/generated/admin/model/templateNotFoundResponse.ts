// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Unknown project, or a template that is not the project's.
 */
export type TemplateNotFoundResponse = Problem;
