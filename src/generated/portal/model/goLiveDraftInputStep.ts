// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Where the person stands now.
 */
export type GoLiveDraftInputStep = typeof GoLiveDraftInputStep[keyof typeof GoLiveDraftInputStep];


export const GoLiveDraftInputStep = {
  'document-list': 'document-list',
  project: 'project',
  company: 'company',
  representative: 'representative',
  bank: 'bank',
} as const;
