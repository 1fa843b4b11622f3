// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The company's details can be edited while draft, and no more once active.
 */
export type OrganisationStatus = typeof OrganisationStatus[keyof typeof OrganisationStatus];


export const OrganisationStatus = {
  draft: 'draft',
  active: 'active',
} as const;
