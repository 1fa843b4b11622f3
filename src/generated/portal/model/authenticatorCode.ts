// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface AuthenticatorCode {
  /**
     * The 6 digits that the app shows now.
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
