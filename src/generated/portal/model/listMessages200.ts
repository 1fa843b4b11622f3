// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { HandsetMessage } from './handsetMessage.ts';

export type ListMessages200 = {
  items: HandsetMessage[];
};
