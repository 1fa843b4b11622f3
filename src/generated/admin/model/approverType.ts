// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Who decided, the business admin or the technical admin.
 */
export type ApproverType = typeof ApproverType[keyof typeof ApproverType];


export const ApproverType = {
  INTERNAL_BUSINESS_ADMIN: 'INTERNAL_BUSINESS_ADMIN',
  INTERNAL_TECH: 'INTERNAL_TECH',
} as const;
