// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface OpenedNotes {
  /**
     * Number of notes that were not open before.
     * @minimum 0
     */
  opened: number;
}
