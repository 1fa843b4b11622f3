// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { ThreadMessage } from './threadMessage.ts';

export type AddThreadMessage200 = Answer & {
  data: ThreadMessage;
};
