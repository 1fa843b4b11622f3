// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TryOutHeader } from './tryOutHeader.ts';

export interface TryOutAnswer {
  /** The status that the host answered with. */
  status: number;
  headers: TryOutHeader[];
  /** In base64. */
  body: string;
}
