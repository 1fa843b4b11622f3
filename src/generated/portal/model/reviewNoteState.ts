// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * `draft` until it is sent to the partner; `done` when the partner says so; `resolved` when a desk agrees.
 */
export type ReviewNoteState = typeof ReviewNoteState[keyof typeof ReviewNoteState];


export const ReviewNoteState = {
  draft: 'draft',
  open: 'open',
  done: 'done',
  resolved: 'resolved',
} as const;
