// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SignOut {
  /**
     * RefreshToken of the last sign-in or refresh.
     * @minLength 1
     * @maxLength 512
     * @pattern ^[A-Za-z0-9._~-]+$
     */
  refreshToken: string;
}
