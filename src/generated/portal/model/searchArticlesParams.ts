// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type SearchArticlesParams = {
/**
 * Words to look for.
 * @minLength 1
 * @maxLength 256
 */
keyword: string;
};
