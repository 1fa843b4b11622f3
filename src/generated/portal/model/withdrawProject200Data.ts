// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProjectStatus } from './projectStatus.ts';

export type WithdrawProject200Data = {
  status: ProjectStatus;
};
