// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface NewPasskeyForm {
  /**
     * Where you keep it, like Work laptop.
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  name: string;
}
