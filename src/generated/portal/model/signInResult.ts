// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AuthToken } from './authToken.ts';

export interface SignInResult {
  token: AuthToken;
}
