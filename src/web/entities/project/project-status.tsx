import { fromPortalStatus, type PortalStatus, statusLabel } from '#domain/project-states.ts'
import { StatusBadge } from '#web/ui/badge.tsx'

/** The status in words, with its hue and shape. */
export function ProjectStatus({ status }: { status: PortalStatus }) {
  return <StatusBadge tone={fromPortalStatus(status)}>{statusLabel(status)}</StatusBadge>
}
