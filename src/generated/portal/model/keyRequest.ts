// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { KeyRequestApiKeyId } from './keyRequestApiKeyId.ts';
import type { KeyRequestEnvTypeId } from './keyRequestEnvTypeId.ts';
import type { OneTimeCode } from './oneTimeCode.ts';

export interface KeyRequest {
  /** The project the key belongs to. */
  project_id: string;
  /** Always portal. */
  api_key_id: KeyRequestApiKeyId;
  /** An id of the ENV_TYPE list, 6 for sandbox and 7 for live. */
  env_type_id: KeyRequestEnvTypeId;
  otp?: OneTimeCode;
}
