// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * An article as a search finds it.
 */
export interface ArticleRow {
  id: string;
  /** The name as it stands in addresses. */
  slug: string;
  name: string;
  /** One or two sentences. */
  summary: string;
}
