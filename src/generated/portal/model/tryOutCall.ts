// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TryOutCallMethod } from './tryOutCallMethod.ts';
import type { TryOutHeader } from './tryOutHeader.ts';

export interface TryOutCall {
  method: TryOutCallMethod;
  /**
     * With https, a listed host and, where it is not 443, its port.
     * @maxLength 8000
     */
  url: string;
  /** @maxItems 60 */
  headers: TryOutHeader[];
  /**
     * In base64.
     * @nullable
     * @pattern ^[A-Za-z0-9+/]*={0,2}$
     */
  body: string | null;
}
