// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentName } from './environmentName.ts';

/**
 * A call to the payment API.
 */
export interface CallRow {
  callId: string;
  /** When it arrived. */
  at: string;
  environment: EnvironmentName;
  method: string;
  /** Path below the environment's base address, without its query. */
  path: string;
  /**
     * Suffix of the product's page; null where the path is none of any product.
     * @nullable
     */
  product: string | null;
  /**
     * operationId of the product's specification; null where the path is none of its.
     * @nullable
     */
  operation: string | null;
  /**
     * @minimum 100
     * @maximum 599
     */
  httpStatus: number;
  /**
     * Result of the payment API; null when it did not get that far.
     * @nullable
     */
  resultCode: string | null;
  /**
     * Status code of the payment API where it gives one.
     * @nullable
     */
  statusCode: number | null;
  /**
     * Which refusal of the gateway it is; null when the call got as far as the checks.
     * @nullable
     */
  refusal: string | null;
  /**
     * What a failure names as its reason, such as INVALID_USER_TOKEN; null where it names none.
     * @nullable
     */
  reason: string | null;
  /**
     * Name of the operator connection that answered; null when the call did not get that far.
     * @nullable
     */
  answeredBy: string | null;
  /**
     * From the arrival of the call until its answer was complete, in ms.
     * @minimum 0
     */
  latency: number;
  /**
     * The partner's own id of the call.
     * @nullable
     */
  correlationId: string | null;
  /**
     * Operator code as it was sent.
     * @nullable
     */
  provider: string | null;
  /** Where it came from. */
  ipAddress: string;
  /**
     * Name of the agent token that made the call at /mcp; null for a call with a key.
     * @nullable
     */
  agentToken: string | null;
}
