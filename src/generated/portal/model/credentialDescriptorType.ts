// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type CredentialDescriptorType = typeof CredentialDescriptorType[keyof typeof CredentialDescriptorType];


export const CredentialDescriptorType = {
  'public-key': 'public-key',
} as const;
