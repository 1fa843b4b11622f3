// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotePointer } from './notePointer.ts';

export interface RelatedField {
  pointer: NotePointer;
}
