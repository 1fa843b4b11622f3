// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TextPiece } from './textPiece.ts';

/**
 * Name, summary and the best passage of the body, cut where a match begins or ends. Joined, the pieces are the text.
 */
export type ArticleRowHighlight = {
  name: TextPiece[];
  summary: TextPiece[];
  /** Empty when the body holds none of the words. */
  passage: TextPiece[];
};
