// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A part of a go-live application that a rejection can name. `operators` includes the language; `provider-code` is
 * corrected by business internal, the other parts by the partner.
 */
export type ApplicationPart = typeof ApplicationPart[keyof typeof ApplicationPart];


export const ApplicationPart = {
  company: 'company',
  representative: 'representative',
  bank: 'bank',
  document: 'document',
  addresses: 'addresses',
  operators: 'operators',
  'provider-code': 'provider-code',
} as const;
