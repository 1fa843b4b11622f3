// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The tokens of a session. Every refresh replaces both.
 */
export interface AuthToken {
  /** Goes into Authorization as Bearer. Good for 15 minutes. */
  AccessToken: string;
  /** Exchanged for the next pair of tokens. Valid once. */
  RefreshToken: string;
}
