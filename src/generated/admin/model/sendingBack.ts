// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface SendingBack {
  type: 'SEND_BACK';
  approverType: 'INTERNAL_TECH';
  /**
     * Business internal reads it.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  message: string;
}
