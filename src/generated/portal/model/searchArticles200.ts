// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ArticleRow } from './articleRow.ts';

export type SearchArticles200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ArticleRow[];
};
