// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SingleSignOnStart {
  /** The page of the identity provider. */
  address: string;
  /** Proves at the end that the same browser began. Valid once and for 10 minutes. */
  handle: string;
}
