// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInAnswer } from './signInAnswer.ts';
import type { SignOutResult } from './signOutResult.ts';

export type SignOut200 = SignInAnswer & ({
  data: null | SignOutResult;
});
