// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PartnerProfileFormSalutation = typeof PartnerProfileFormSalutation[keyof typeof PartnerProfileFormSalutation];


export const PartnerProfileFormSalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
