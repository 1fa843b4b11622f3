// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { OpenedNotes } from './openedNotes.ts';

export type OpenFailedTestNotes200 = Answer & {
  data: OpenedNotes;
};
