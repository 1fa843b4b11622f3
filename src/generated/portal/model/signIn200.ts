// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInAnswer } from './signInAnswer.ts';
import type { SignInResult } from './signInResult.ts';

export type SignIn200 = SignInAnswer & ({
  /** 'confirmsignup' when the account has to be confirmed first, else empty. */
  message?: unknown;
  data: null | SignInResult;
});
