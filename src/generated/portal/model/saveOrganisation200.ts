// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { Organisation } from './organisation.ts';

export type SaveOrganisation200 = Answer & {
  data: Organisation;
};
