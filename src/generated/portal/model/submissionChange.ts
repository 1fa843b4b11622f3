// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ChangedDocument } from './changedDocument.ts';
import type { ChangedList } from './changedList.ts';
import type { ChangedProductCodes } from './changedProductCodes.ts';
import type { ChangedValue } from './changedValue.ts';

/**
 * One field that differs. `kind` says what the field holds.
 */
export type SubmissionChange = ChangedValue | ChangedList | ChangedProductCodes | ChangedDocument;
