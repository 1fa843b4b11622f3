// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AuthToken } from './authToken.ts';

export interface SingleSignOnResult {
  token: AuthToken;
  /** Goes into the X-MFA-Token header. */
  mfaToken: string;
  /** The account. */
  email: string;
  /** business_admin_role, technical_limited_role or business_limited_role. */
  role: string;
}
