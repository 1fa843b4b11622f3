import { projectStates, stageLabel } from '#domain/project-states.ts'
import type { Role } from '#domain/roles.ts'
import { placeOf } from '#domain/workflow.ts'
import type { Place, Standing } from '#domain/workflow-step.ts'

interface Notice {
  title: string
  text: string
}

const prepared = 'Preparation is locked.'
const tested = 'Its technical check is done.'

/** Where the project is, and what that means for the two desks that change something in it. */
const notices: Record<Place, Notice & { preparation: string; technical: string }> = {
  draft: {
    title: 'Not submitted yet',
    text: 'Its partner has not asked to go live.',
    preparation: 'There is nothing to prepare yet.',
    technical: '',
  },
  preparation: {
    title: 'In preparation',
    text: 'Business internal prepares it.',
    preparation: 'You can read it but not change it.',
    technical: 'It can be tested once it is submitted to you.',
  },
  technical: { title: 'Submitted', text: 'The technical admin has it now.', preparation: prepared, technical: '' },
  business: {
    title: 'Submitted',
    text: 'It is approved technically and waits for the business admin.',
    preparation: prepared,
    technical: '',
  },
  changes: {
    title: stageLabel('changes-requested'),
    text: 'Its partner makes the changes that the notes ask for. The review continues when they submit again.',
    preparation: '',
    technical: '',
  },
  live: { title: projectStates.live.label, text: 'The project is live.', preparation: prepared, technical: tested },
  rejected: {
    title: projectStates.rejected.label,
    text: '',
    preparation: 'It can be prepared again as soon as its partner submits it once more.',
    technical: 'Its technical check starts again when its partner submits it again.',
  },
  suspended: {
    title: projectStates.suspended.label,
    text: 'The project is suspended.',
    preparation: prepared,
    technical: tested,
  },
}

function noticeAt(place: Place, desk: 'preparation' | 'technical'): Notice {
  const { title, text, [desk]: ofDesk } = notices[place]
  return { title, text: [text, ofDesk].filter(Boolean).join(' ') }
}

/** Why a project cannot be prepared; undefined where it can, and for the business admin while that desk decides. */
export function preparationNotice(role: Role, standing: Standing): Notice | undefined {
  const place = placeOf(standing)
  // The business admin has the turn, and prepares nothing.
  if (place === 'business' && role === 'BUSINESS_ADMIN') return undefined
  if (place === 'preparation' && role === 'BUSINESS_INTERNAL') return undefined
  return noticeAt(place, 'preparation')
}

/** Why a project cannot be tested; undefined at the technical stage. */
export function validationNotice(standing: Standing): Notice | undefined {
  const place = placeOf(standing)
  return place === 'technical' ? undefined : noticeAt(place, 'technical')
}
