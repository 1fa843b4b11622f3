// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ArticleSearchForm {
  /**
     * @minLength 1
     * @maxLength 256
     */
  query: string;
}
