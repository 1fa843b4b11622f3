// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListReviewNotesParams = {
/**
 * Only resolved notes, or only those that are not. All without it.
 */
resolved?: boolean;
/**
 * Which page of rows to answer with; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: number;
/**
 * Id of a note. Answers with the page that has it, and with that of `pageNo` when no page has it.
 */
with?: string;
/**
 * The most notes to answer with.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
