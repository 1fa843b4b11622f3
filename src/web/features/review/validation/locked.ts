import { placeOf } from '#domain/workflow.ts'
import type { Place, Standing } from '#domain/workflow-step.ts'

const elsewhere: Record<Exclude<Place, 'technical'>, { title: string; words: string }> = {
  draft: { title: 'Not submitted yet', words: 'Its partner has not asked to go live.' },
  preparation: {
    title: 'In preparation',
    words: 'Business internal prepares it. It can be tested once it is submitted to you.',
  },
  business: { title: 'Submitted', words: 'It is approved technically and waits for the business admin.' },
  changes: {
    title: 'Changes requested',
    words: 'Its partner changes what the notes ask for. The review goes on once it is submitted again.',
  },
  live: { title: 'Live', words: 'The project is live. Its technical check is done.' },
  rejected: { title: 'Rejected', words: 'Its technical check starts anew once its partner submits it again.' },
  suspended: { title: 'Suspended', words: 'The project is suspended. Its technical check is done.' },
}

/** Why the page is read-only; undefined at the technical stage. */
export function lockedNotice(standing: Standing): { title: string; words: string } | undefined {
  const place = placeOf(standing)
  return place === 'technical' ? undefined : elsewhere[place]
}
