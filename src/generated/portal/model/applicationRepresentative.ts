// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ApplicationRepresentative {
  /** @nullable */
  salutation: string | null;
  /** @nullable */
  fullName: string | null;
  /** @nullable */
  jobTitle: string | null;
  /** @nullable */
  mobileNumber: string | null;
}
