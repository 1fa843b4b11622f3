// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInWay } from './signInWay.ts';

export interface SignInWays {
  ways: SignInWay[];
}
