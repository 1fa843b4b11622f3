import { fromPortalStatus, type PortalStatus, statusLabel } from '#domain/project-states.ts'
import { StatusBadge } from '#web/ui/badge.tsx'

/** The status as a badge. */
export function ProjectStatus({ status }: { status: PortalStatus }) {
  return <StatusBadge tone={fromPortalStatus(status)}>{statusLabel(status)}</StatusBadge>
}
