// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { AuthenticatorSecret } from './authenticatorSecret.ts';

export type StartAuthenticatorApp200 = Answer & {
  data: AuthenticatorSecret;
};
