// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NoteRevision } from './noteRevision.ts';

export interface NoteSettlement {
  /** False reopens it. */
  resolved: boolean;
  revision: NoteRevision;
}
