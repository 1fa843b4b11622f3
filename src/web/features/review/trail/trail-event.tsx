import { ArrowRight } from 'lucide-react'
import { formatMoment } from '#domain/dates.ts'
import type { AuditEvent } from '#generated/admin/model/auditEvent.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Item, Line, Said, To, Way, What, Who } from './parts.tsx'
import { actionWords, actorWords, wayOf } from './words.ts'

export function TrailEvent({ event }: { event: AuditEvent }) {
  const [first, second] = wayOf(event)
  return (
    <Item>
      <Line>
        <What>{actionWords(event)}</What>
        {/* Where it stayed is told by the events around it. */}
        {first && second && (
          <Way>
            <VisuallyHidden>from </VisuallyHidden>
            <StatusBadge tone={first.state}>{first.words}</StatusBadge>
            <To>
              <ArrowRight size={14} aria-hidden />
              <VisuallyHidden> to </VisuallyHidden>
              <StatusBadge tone={second.state}>{second.words}</StatusBadge>
            </To>
          </Way>
        )}
      </Line>
      <Who>
        <span>{actorWords(event)}</span> <time dateTime={event.createdOn}>{formatMoment(event.createdOn)}</time>
      </Who>
      {event.message && <Said>{event.message}</Said>}
    </Item>
  )
}
