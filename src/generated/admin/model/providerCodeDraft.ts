// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ProviderCodeDraft {
  /**
     * @minLength 1
     * @maxLength 15
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  providerCode: string;
}
