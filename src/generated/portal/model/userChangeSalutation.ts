// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type UserChangeSalutation = typeof UserChangeSalutation[keyof typeof UserChangeSalutation];


export const UserChangeSalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
