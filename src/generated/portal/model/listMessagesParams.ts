// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListMessagesEnvironment } from './listMessagesEnvironment.ts';

export type ListMessagesParams = {
/**
 * Whose messages.
 */
environment?: ListMessagesEnvironment;
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
