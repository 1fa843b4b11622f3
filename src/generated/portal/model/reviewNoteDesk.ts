// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The desk that wrote it.
 */
export type ReviewNoteDesk = typeof ReviewNoteDesk[keyof typeof ReviewNoteDesk];


export const ReviewNoteDesk = {
  preparation: 'preparation',
  'technical-review': 'technical-review',
  'business-review': 'business-review',
} as const;
