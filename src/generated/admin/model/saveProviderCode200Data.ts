// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type SaveProviderCode200Data = {
  /** The code as stored. */
  providerCode: string;
  /** Whether it can no longer be changed. */
  providerCodeFreeze: boolean;
};
