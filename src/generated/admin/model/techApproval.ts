// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TechChecks } from './techChecks.ts';

export interface TechApproval {
  type: 'APPROVE';
  approverType: 'INTERNAL_TECH';
  /**
     * The business admin reads it.
     * @maxLength 2000
     */
  message?: string;
  checks: TechChecks;
}
