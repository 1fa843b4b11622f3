// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { LimitParameter } from './limitParameter.ts';
import type { ListMessagesEnvironment } from './listMessagesEnvironment.ts';
import type { NocacheParameter } from './nocacheParameter.ts';

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
limit?: LimitParameter;
/**
 * Any value. Browsers send a changing one so that no cache answers in the server's place.
 * @maxLength 64
 */
nocache?: NocacheParameter;
};
