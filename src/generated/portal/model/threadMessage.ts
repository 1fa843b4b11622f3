// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ThreadAuthor } from './threadAuthor.ts';

/**
 * A message between the partner and the desks.
 */
export interface ThreadMessage {
  /** Id of the message. */
  id: string;
  author: ThreadAuthor;
  /** What was written. */
  text: string;
  /** Fields of the application that the text mentions, as JSON Pointers. */
  mentions: string[];
  /** When it was written. */
  createdOn: string;
}
