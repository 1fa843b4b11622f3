// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApiChangeKind } from './apiChangeKind.ts';
import type { ApiUses } from './apiUses.ts';
import type { UseTotal } from './useTotal.ts';

export interface ApiChange {
  /** How it affects programs. Of texts only deprecations are listed. */
  kind: ApiChangeKind;
  /** The rule that found the difference. */
  rule: string;
  message: string;
  /** JSON pointer into the product's file. */
  pointer: string;
  /** The operations that it concerns. */
  operations: string[];
  /** Whether only calls count that sent a field. */
  countsFields: boolean;
  total: UseTotal;
  uses: ApiUses;
}
