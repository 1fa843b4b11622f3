// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInAnswer } from './signInAnswer.ts';
import type { SignInResult } from './signInResult.ts';

export type RefreshSession200 = SignInAnswer & {
  data: SignInResult;
};
