// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NoteAnswer } from './noteAnswer.ts';
import type { ReviewNoteDesk } from './reviewNoteDesk.ts';
import type { ReviewNoteState } from './reviewNoteState.ts';

/**
 * What a desk asks about one field.
 */
export interface ReviewNote {
  /** Id of the note. */
  id: string;
  /** The desk that wrote it. */
  desk: ReviewNoteDesk;
  /** JSON pointer of the field into the submission that the desk was looking at. */
  pointer: string;
  /**
     * JSON pointer of the same field or entry into the last submission; null when the list has lost the entry.
     * @nullable
     */
  pointerNow: string | null;
  /** What is needed. */
  text: string;
  /** Whether the application cannot go on without the change. */
  blocking: boolean;
  /** `draft` until it is sent to the partner; `done` when the partner says so; `resolved` when a desk agrees. */
  state: ReviewNoteState;
  /**
     * Email address of the reviewer; null for the partner.
     * @nullable
     */
  writtenBy: string | null;
  /** JSON pointers of further fields that the partner has opened. */
  related: string[];
  /**
     * The value that the desk was looking at; null when there was none.
     * @nullable
     */
  valueThen: string | null;
  /**
     * The value of the last submission; of an entry that the list has lost, the whole list.
     * @nullable
     */
  valueNow: string | null;
  /**
     * Number of the submission that the desk was looking at; 0 when none is kept.
     * @minimum 0
     */
  submission: number;
  /** When it was written. */
  createdOn: string;
  /**
     * When the partner got it.
     * @nullable
     */
  sentOn: string | null;
  /**
     * Another, greater one with every change.
     * @minimum 1
     */
  revision: number;
  /** The newest 20 answers of the partner. */
  answers: NoteAnswer[];
  /**
     * Number of all answers.
     * @minimum 0
     */
  answersTotal: number;
}
