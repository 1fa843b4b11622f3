// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInResult } from './signInResult.ts';

export type SignIn200 = {
  /** Always 200. */
  statusCode: 200;
  /** 'confirmsignup' when the account has to be confirmed first, else empty. */
  message: string;
  data: null | SignInResult;
};
