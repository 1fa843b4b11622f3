// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SignedIn } from './signedIn.ts';

export type VerifySecondStep200 = Answer & {
  data: SignedIn;
};
