// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotePointer } from './notePointer.ts';

export type UnrelateFieldParams = {
/**
 * JSON pointer of the field, as the note lists it under `related`.
 */
pointer: NotePointer;
};
