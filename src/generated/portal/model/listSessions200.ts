// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Session } from './session.ts';

export type ListSessions200 = {
  items: Session[];
};
