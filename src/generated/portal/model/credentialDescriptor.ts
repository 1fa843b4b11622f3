// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CredentialDescriptorType } from './credentialDescriptorType.ts';

export interface CredentialDescriptor {
  id: string;
  type: CredentialDescriptorType;
  transports?: string[];
}
