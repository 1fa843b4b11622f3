// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What of the company step can be changed: all while the company is a draft, document when only the virus scan
 * refused that, none once the company is settled.
 */
export type GoLiveDraftEditable = typeof GoLiveDraftEditable[keyof typeof GoLiveDraftEditable];


export const GoLiveDraftEditable = {
  all: 'all',
  document: 'document',
  none: 'none',
} as const;
