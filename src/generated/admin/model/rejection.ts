// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';

export interface Rejection {
  type: 'REJECT';
  approverType: 'INTERNAL_BUSINESS_ADMIN';
  /**
     * The partner reads it.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  message: string;
  /**
     * Just these parts open again, whatever was settled before. Without it everything opens that no approval has settled.
     * @minItems 1
     */
  changes?: ApplicationPart[];
}
