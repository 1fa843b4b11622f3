import type { StatusTone } from '#docs/page/badges.tsx'
import type { AgentToken } from '#generated/portal/model/agentToken.ts'
import type { Credential } from '#generated/portal/model/credential.ts'
import { DateCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'

type Status = (AgentToken | Credential)['status']

const states: Record<Status, { tone: StatusTone; label: string }> = {
  active: { tone: 'live', label: 'Active' },
  expired: { tone: 'draft', label: 'Expired' },
  revoked: { tone: 'suspended', label: 'Revoked' },
}

/** The status of a key or an agent token. */
export const CredentialStatus = ({ value }: { value: Status }) => (
  <StatusBadge tone={states[value].tone}>{states[value].label}</StatusBadge>
)

export const LastUsed = ({ value }: { value: string | undefined }) => (value ? <DateCell value={value} /> : 'Never')
