// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface Approval {
  type: 'APPROVE';
  approverType: 'INTERNAL_BUSINESS_ADMIN';
  /**
     * The partner reads it.
     * @maxLength 2000
     */
  message?: string;
}
