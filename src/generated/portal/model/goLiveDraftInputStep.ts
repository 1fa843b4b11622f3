// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The current step.
 */
export type GoLiveDraftInputStep = typeof GoLiveDraftInputStep[keyof typeof GoLiveDraftInputStep];


export const GoLiveDraftInputStep = {
  'document-list': 'document-list',
  project: 'project',
  company: 'company',
  representative: 'representative',
  bank: 'bank',
  submit: 'submit',
} as const;
