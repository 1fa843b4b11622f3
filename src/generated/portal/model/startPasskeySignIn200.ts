// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { PasskeyRequest } from './passkeyRequest.ts';

export type StartPasskeySignIn200 = Answer & {
  data: PasskeyRequest;
};
