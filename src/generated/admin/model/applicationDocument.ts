// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A file by its name, its size and a hash of its content.
 */
export interface ApplicationDocument {
  name: string;
  /** @minimum 0 */
  size: number;
  /** @pattern ^[0-9a-f]{64}$ */
  sha256: string;
}
