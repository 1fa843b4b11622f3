// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Audience } from './audience.ts';
import type { ReviewAuthor } from './reviewAuthor.ts';

/**
 * A message between the partner and the desks, or an internal note.
 */
export interface ReviewMessage {
  /** Id of the message. */
  id: string;
  audience: Audience;
  author: ReviewAuthor;
  /** What was written. */
  text: string;
  /** Fields of the application that the text mentions, as JSON Pointers. */
  mentions: string[];
  /** When it was written. */
  createdOn: string;
}
