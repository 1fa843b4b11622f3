// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectStatus } from './adminProjectStatus.ts';
import type { AuditActor } from './auditActor.ts';
import type { AuditEventAction } from './auditEventAction.ts';
import type { ReviewStage } from './reviewStage.ts';

/**
 * One change of a project.
 */
export interface AuditEvent {
  /** Id of the event. */
  id: string;
  /** What was done. */
  action: AuditEventAction;
  /** Who did it; null when the system did. */
  actor: AuditActor | null;
  /** Status before; null for the creation. */
  fromStatus: AdminProjectStatus | null;
  toStatus: AdminProjectStatus;
  /** Stage before; null when the project was not pending. */
  fromStage: ReviewStage | null;
  /** Stage after; null when the project is not pending. */
  toStage: ReviewStage | null;
  /**
     * The comment that came with it, or what exactly changed.
     * @nullable
     */
  message: string | null;
  /** When it was done. */
  createdOn: string;
}
