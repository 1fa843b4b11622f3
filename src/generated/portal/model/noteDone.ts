// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NoteRevision } from './noteRevision.ts';

export interface NoteDone {
  /** False takes it back. */
  done: boolean;
  revision: NoteRevision;
}
