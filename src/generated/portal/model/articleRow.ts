// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ArticleRowCategory } from './articleRowCategory.ts';
import type { ArticleRowHighlight } from './articleRowHighlight.ts';

/**
 * An article as a search finds it.
 */
export interface ArticleRow {
  id: string;
  /** The name as it appears in URLs. */
  slug: string;
  name: string;
  /** Video shows the video, every other category the image. */
  category: ArticleRowCategory;
  /** One or two sentences. */
  summary: string;
  /** Name, summary and the best passage of the body, cut where a match begins or ends. Joined, the pieces are the text. */
  highlight: ArticleRowHighlight;
}
