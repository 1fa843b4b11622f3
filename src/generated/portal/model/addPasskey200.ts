// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AddedPasskey } from './addedPasskey.ts';
import type { Answer } from './answer.ts';

export type AddPasskey200 = Answer & {
  data: AddedPasskey;
};
