// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { RecoveryCodes } from './recoveryCodes.ts';

export type CreateRecoveryCodes200 = Answer & {
  data: RecoveryCodes;
};
