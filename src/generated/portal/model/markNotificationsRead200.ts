// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { MarkNotificationsRead200Data } from './markNotificationsRead200Data.ts';

export type MarkNotificationsRead200 = Answer & {
  data: MarkNotificationsRead200Data;
};
