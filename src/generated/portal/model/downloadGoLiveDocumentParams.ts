// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NocacheParameter } from './nocacheParameter.ts';

export type DownloadGoLiveDocumentParams = {
/**
 * Any value. Browsers send a changing one so that no cache answers in the server's place.
 * @maxLength 64
 */
nocache?: NocacheParameter;
};
