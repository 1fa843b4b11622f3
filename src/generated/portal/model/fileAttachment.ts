// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AntivirusStatus } from './antivirusStatus.ts';

/**
 * An uploaded file and the result of its virus scan.
 */
export interface FileAttachment {
  /** Name of the file as it was uploaded. */
  name: string;
  /**
     * Where the file can be read; null until the virus scan has accepted it.
     * @nullable
     */
  downloadUrl: string | null;
  antivirusStatus: AntivirusStatus;
}
