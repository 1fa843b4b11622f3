// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface AddedPasskey {
  id: string;
  name: string;
  addedOn: string;
  /**
     * Null until it has signed in.
     * @nullable
     */
  lastUsedOn: string | null;
}
