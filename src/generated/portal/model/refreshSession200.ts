// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInResult } from './signInResult.ts';

export type RefreshSession200 = {
  /** Always 200. */
  statusCode: 200;
  /** Empty. */
  message: string;
  data: SignInResult;
};
