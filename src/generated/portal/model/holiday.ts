// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface Holiday {
  /** The day in that country. */
  date: string;
  /** English name. */
  name: string;
}
