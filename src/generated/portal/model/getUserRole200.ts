// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type GetUserRole200 = {
  /**
     * external_admin_role, business_admin_role, technical_limited_role or business_limited_role; null
     * when none is recorded.
     * @nullable
     */
  role: string | null;
};
