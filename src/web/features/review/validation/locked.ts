import { placeOf } from '#domain/workflow.ts'
import type { Place, Standing } from '#domain/workflow-step.ts'

const elsewhere: Record<Exclude<Place, 'technical'>, { title: string; text: string }> = {
  draft: { title: 'Not submitted yet', text: 'Its partner has not asked to go live.' },
  preparation: {
    title: 'In preparation',
    text: 'Business internal prepares it. It can be tested once it is submitted to you.',
  },
  business: { title: 'Submitted', text: 'It is approved technically and waits for the business admin.' },
  changes: {
    title: 'Changes requested',
    text: 'Its partner changes what the notes ask for. The review goes on once it is submitted again.',
  },
  live: { title: 'Live', text: 'The project is live. Its technical check is done.' },
  rejected: { title: 'Rejected', text: 'Its technical check starts again when its partner submits it again.' },
  suspended: { title: 'Suspended', text: 'The project is suspended. Its technical check is done.' },
}

/** Why the page is read-only; undefined at the technical stage. */
export function lockedNotice(standing: Standing): { title: string; text: string } | undefined {
  const place = placeOf(standing)
  return place === 'technical' ? undefined : elsewhere[place]
}
