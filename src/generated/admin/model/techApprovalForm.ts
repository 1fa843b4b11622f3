// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A technical approval as a person fills it in; the checks are sent as one object.
 */
export interface TechApprovalForm {
  ipAddresses: true;
  productCodes: true;
  documents: true;
  /**
     * The business admin reads it.
     * @maxLength 2000
     */
  message?: string;
}
