// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SignOutResult {
  /** Where the browser can end the session at the identity provider too. */
  endSessionAddress: string;
}
