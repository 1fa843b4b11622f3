// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Fields of the last submission that the text mentions, each a JSON Pointer into the application.
 * @maxItems 20
 * @items.maxLength 200
 * @items.pattern ^(?:/(?:[^/~]|~[01])+)+$
 */
export type Mentions = string[];
