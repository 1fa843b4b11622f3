// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Projects and environments that used it, also those beyond the list.
 * @minimum 0
 */
export type UseTotal = number;
