// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type GoLiveRepresentativeSalutation = typeof GoLiveRepresentativeSalutation[keyof typeof GoLiveRepresentativeSalutation];


export const GoLiveRepresentativeSalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
