// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotePointer } from './notePointer.ts';
import type { NoteText } from './noteText.ts';

export interface NewReviewNote {
  pointer: NotePointer;
  text: NoteText;
  blocking: boolean;
}
