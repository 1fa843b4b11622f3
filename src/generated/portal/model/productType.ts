// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ProductType {
  /** Number that requests carry. */
  id: number;
  /** Words to show. */
  name: string;
  /** False while it is coming soon; it cannot be chosen then. */
  offered: boolean;
}
