import { promisedDays } from '#domain/review-promise.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { decisionLabels } from '#web/entities/project/labels.ts'

export interface ReviewStep {
  title: string
  done: boolean
  /** When it happened; null where that is not known. */
  at: string | null
  text: string
}

type Facts = Pick<
  Project,
  'status' | 'createdOn' | 'goLiveRequestDate' | 'goLiveDate' | 'rejectDate' | 'rejectComment' | 'suspendComment'
> & { technicalData: Pick<Project['technicalData'], 'techCheckDate'> }

/** The way of a project through the review, in order. */
export function reviewSteps(project: Facts): ReviewStep[] {
  const { status, createdOn, goLiveRequestDate } = project
  return [
    stepOf('Project created', createdOn, 'The sandbox is open from here on.'),
    request(status, goLiveRequestDate),
    ...(status === 'REJECT' ? [] : [technicalCheck(project)]),
    decision(project),
    ...(status === 'SUSPENDED'
      ? [{ title: decisionLabels.SUSPEND, done: true, at: null, text: project.suspendComment ?? '' }]
      : []),
  ]
}

const stepOf = (title: string, at: string | null, text: string): ReviewStep => ({
  title,
  done: at !== null,
  at,
  text,
})

/** A project whose application was withdrawn keeps the date of its request. */
function request(status: Facts['status'], requestedOn: string | null): ReviewStep {
  const title = 'Request to go live'
  if (requestedOn === null) return stepOf(title, null, 'Not sent yet.')
  if (status === 'NEW') return stepOf(title, null, 'You withdrew it. You can submit it again.')
  return stepOf(title, requestedOn, 'We received your application.')
}

function technicalCheck({ technicalData: { techCheckDate } }: Facts): ReviewStep {
  return stepOf('Technical check', techCheckDate, techCheckDate ? 'Passed.' : 'Not done.')
}

function decision({ status, goLiveDate, rejectDate, rejectComment }: Facts): ReviewStep {
  if (status === 'REJECT') return stepOf(decisionLabels.REJECT, rejectDate, rejectComment ?? '')
  if (goLiveDate) return stepOf(decisionLabels.APPROVE, goLiveDate, 'The project went live.')
  return stepOf('Decision', null, `You will be updated within ${promisedDays} business days of your request.`)
}
