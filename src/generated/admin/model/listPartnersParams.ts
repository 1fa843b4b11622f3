// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListPartnersParams = {
/**
 * Words to look for, or parts of them: only partners whose name holds every one of them. While a partner has told no
 * name, its address is looked through instead. Case does not count.
 * @minLength 1
 * @maxLength 256
 */
keyword?: string;
/**
 * Which page of rows to answer with; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: number;
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
