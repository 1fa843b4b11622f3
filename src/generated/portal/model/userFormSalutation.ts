// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type UserFormSalutation = typeof UserFormSalutation[keyof typeof UserFormSalutation];


export const UserFormSalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
