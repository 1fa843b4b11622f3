// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RequestOtpType } from './requestOtpType.ts';

export type RequestOtpParams = {
/**
 * What the code is for.
 */
type: RequestOtpType;
};
