// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { PasskeyCreation } from './passkeyCreation.ts';

export type StartPasskey200 = Answer & {
  data: PasskeyCreation;
};
