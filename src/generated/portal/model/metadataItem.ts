// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * One entry of a reference list.
 */
export interface MetadataItem {
  /** Number that requests carry. */
  id: number;
  /** Words to show. */
  name: string;
}
