// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApiChange } from './apiChange.ts';

export interface ApiComparison {
  /** A released version, or 'unreleased'. */
  version: string;
  /** The version that it is compared with. */
  before: string;
  /**
     * The day of the release; null before it.
     * @nullable
     */
  released: string | null;
  /** Breaking changes first. Changes of texts are left out. */
  changes: ApiChange[];
}
