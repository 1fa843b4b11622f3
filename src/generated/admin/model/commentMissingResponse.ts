// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The comment is missing, too long or holds HTML tags.
 */
export type CommentMissingResponse = Problem;
