// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type GoLiveRepresentativeEntrySalutation = typeof GoLiveRepresentativeEntrySalutation[keyof typeof GoLiveRepresentativeEntrySalutation];


export const GoLiveRepresentativeEntrySalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
