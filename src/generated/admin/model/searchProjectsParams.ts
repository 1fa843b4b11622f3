// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type SearchProjectsParams = {
/**
 * Words to look for, or parts of them. Case does not count.
 * @minLength 1
 * @maxLength 256
 */
keyword: string;
};
