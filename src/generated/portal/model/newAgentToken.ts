// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NewAgentTokenValidDays } from './newAgentTokenValidDays.ts';

export interface NewAgentToken {
  /**
     * Which agent uses it, like Laptop assistant.
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  name: string;
  /** Days until it stops working. */
  validDays: NewAgentTokenValidDays;
}
