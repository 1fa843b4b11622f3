// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Credential } from './credential.ts';

export type GenerateKey200Data = {
  /** The key itself. Goes into X-Api-Key and cannot be read again. */
  apiKeyValue: string;
  credential: Credential;
};
