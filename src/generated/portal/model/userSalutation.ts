// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * @nullable
 */
export type UserSalutation = typeof UserSalutation[keyof typeof UserSalutation] | null;


export const UserSalutation = {
  Mr: 'Mr.',
  Mrs: 'Mrs.',
  Ms: 'Ms.',
  Dr: 'Dr.',
} as const;
