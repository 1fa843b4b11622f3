// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NocacheParameter } from './nocacheParameter.ts';

export type SearchProjectsParams = {
/**
 * Words to look for, or parts of them. Case does not count.
 * @minLength 1
 * @maxLength 256
 */
keyword: string;
/**
 * Any value. Browsers send a changing one so that no cache answers in the server's place.
 * @maxLength 64
 */
nocache?: NocacheParameter;
};
