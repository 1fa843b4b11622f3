// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Virus scan of the document; null when there is none.
 * @nullable
 */
export type OrganisationDocumentStatus = typeof OrganisationDocumentStatus[keyof typeof OrganisationDocumentStatus] | null;


export const OrganisationDocumentStatus = {
  accepted: 'accepted',
  rejected: 'rejected',
  pending: 'pending',
} as const;
