// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';

export interface ApplicationProject {
  /** Codes of the operators whose subscribers are to be charged. */
  providers: ProviderCode[];
  /** @nullable */
  locale: string | null;
  /** Addresses that may call the platform. */
  ipAddresses: string[];
}
