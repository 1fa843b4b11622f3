// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CredentialStatus } from './credentialStatus.ts';
import type { EnvironmentName } from './environmentName.ts';

/**
 * A key as it can be shown after it was generated.
 */
export interface Credential {
  id: string;
  /** Its environment and last four characters, the rest masked. */
  accessKey: string;
  environment: EnvironmentName;
  /** When it stops working. */
  accessKeyExpiredOn: string;
  /** Email of the person who generated it. */
  accessKeyGeneratedBy: string;
  /** False once revoked or expired. */
  is_active: boolean;
  /**
     * Token of the operator's platform; null while the platform has given none.
     * @nullable
     */
  opToken: string | null;
  createdOn: string;
  /**
     * When a call with it was last accepted, to the minute; null if never.
     * @nullable
     */
  lastUsedOn: string | null;
  status: CredentialStatus;
}
