// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What of company, representative, bank and document can be changed: all while the company is a draft and no project of
 * it is under review, otherwise document when the virus scan refused that, else none.
 */
export type GoLiveDraftEditable = typeof GoLiveDraftEditable[keyof typeof GoLiveDraftEditable];


export const GoLiveDraftEditable = {
  all: 'all',
  document: 'document',
  none: 'none',
} as const;
