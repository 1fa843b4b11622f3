// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { IpAddressStatus } from './ipAddressStatus.ts';

/**
 * An address that may call the platform for a project.
 */
export interface IpAddress {
  /** Identifier given by the portal. */
  id: string;
  /** IPv4 address in the unicast range. */
  ip: string;
  /** A draft address is shown as inactive; it becomes active when the project goes live. */
  status: IpAddressStatus;
}
