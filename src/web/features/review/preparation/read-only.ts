import type { Role } from '#domain/roles.ts'
import { placeOf } from '#domain/workflow.ts'
import type { Place, Standing } from '#domain/workflow-step.ts'

const elsewhere: Record<Exclude<Place, 'preparation'>, { title: string; text: string }> = {
  draft: { title: 'Not submitted yet', text: 'Its partner has not asked to go live, so there is nothing to prepare.' },
  technical: {
    title: 'Submitted',
    text: 'The technical admin has it now. What was prepared is locked.',
  },
  business: {
    title: 'Submitted',
    text: 'It is approved technically and waits for the business admin. What was prepared is locked.',
  },
  changes: {
    title: 'Changes requested',
    text: 'Its partner changes what the notes ask for. The review goes on once it is submitted again.',
  },
  live: { title: 'Live', text: 'The project is live. What was prepared is locked.' },
  rejected: {
    title: 'Rejected',
    text: 'It can be prepared again as soon as its partner submits it once more.',
  },
  suspended: { title: 'Suspended', text: 'The project is suspended. What was prepared is locked.' },
}

/** Why the page is read-only; undefined when it is editable. */
export function readOnlyNotice(role: Role, standing: Standing): { title: string; text: string } | undefined {
  const place = placeOf(standing)
  // The business admin has the turn, and prepares nothing.
  if (place === 'business' && role === 'BUSINESS_ADMIN') return undefined
  if (place !== 'preparation') return elsewhere[place]
  if (role === 'BUSINESS_INTERNAL') return undefined
  return { title: 'In preparation', text: 'Business internal prepares it. You can read it but not change it.' }
}
