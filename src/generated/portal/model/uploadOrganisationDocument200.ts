// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { FileAttachment } from './fileAttachment.ts';

export type UploadOrganisationDocument200 = Answer & {
  data: FileAttachment;
};
