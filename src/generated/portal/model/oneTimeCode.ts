// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The 6 digits of the newest mail.
 * @pattern ^[0-9]{6}$
 */
export type OneTimeCode = string;
