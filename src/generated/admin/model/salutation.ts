// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type Salutation = typeof Salutation[keyof typeof Salutation];


export const Salutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
