// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProject } from './adminProject.ts';
import type { Answer } from './answer.ts';

export type AdminProjectAnswer = Answer & {
  data: AdminProject;
};
