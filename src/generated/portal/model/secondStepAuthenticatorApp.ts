// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * @nullable
 */
export type SecondStepAuthenticatorApp = {
  addedOn: string;
} | null;
