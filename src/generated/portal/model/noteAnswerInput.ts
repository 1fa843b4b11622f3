// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NoteText } from './noteText.ts';

export interface NoteAnswerInput {
  text: NoteText;
}
