// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { User } from './user.ts';

export type UpdateUser200 = Answer & {
  data: User;
};
