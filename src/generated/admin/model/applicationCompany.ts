// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ApplicationCompany {
  /** @nullable */
  name: string | null;
  /** @nullable */
  website: string | null;
  /** @nullable */
  industry: string | null;
  /** @nullable */
  details: string | null;
  /** @nullable */
  identity_uen: string | null;
  /** @nullable */
  address: string | null;
  /** @nullable */
  country: string | null;
  /** @nullable */
  hotline_number: string | null;
}
