// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The step to continue with.
 */
export type GoLiveDraftStep = typeof GoLiveDraftStep[keyof typeof GoLiveDraftStep];


export const GoLiveDraftStep = {
  'document-list': 'document-list',
  project: 'project',
  company: 'company',
  representative: 'representative',
  bank: 'bank',
  submit: 'submit',
} as const;
