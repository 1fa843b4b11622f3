// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AgentTokenStatus } from './agentTokenStatus.ts';

/**
 * A token as it can be shown after it was made.
 */
export interface AgentToken {
  id: string;
  /** What the partner calls the agent. The call log shows it. */
  name: string;
  /** Its last four characters, the rest masked. */
  token: string;
  createdOn: string;
  /** Email of the person who made it. */
  createdBy: string;
  /** When it stops working. */
  expiresOn: string;
  /**
     * When it last called the sandbox or searched the documentation, to the minute; null if never.
     * @nullable
     */
  lastUsedOn: string | null;
  status: AgentTokenStatus;
}
