import { promisedDays } from '#domain/review-promise.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import type { ReviewClock } from '#generated/portal/model/reviewClock.ts'
import { clockText } from './progress-text.ts'

export interface OnboardingStep {
  title: string
  /** Describes the step, done or to do. */
  text: string
  done: boolean
  place: StepPlace
}

/** Where a step is done: a tab of the project, or another page. */
export type StepPlace = 'create' | 'keys' | 'live-keys' | 'codes' | 'documentation' | 'go-live' | 'review'

/** Rank of a project on its way to going live. Live and suspended projects do not count. */
const nearness: Partial<Record<ProjectRow['status'], number>> = { GO_LIVE_PENDING_SUBMIT: 3, REJECT: 2, NEW: 1 }

type Standing = Pick<
  ProjectRow,
  'status' | 'createDate' | 'hasSandboxKey' | 'lastSandboxUsageDate' | 'changesRequestedOn'
>

/**
 * The project closest to going live. Of equal status it is one that waits for its partner, then the one with the most steps
 * done, so that a new project does not reset the checklist, then the newest.
 */
export function furthest<Row extends Standing>(projects: readonly Row[]): Row | undefined {
  const rank = ({ status, changesRequestedOn }: Row) => (nearness[status] ?? 0) + (changesRequestedOn ? 1 : 0)
  const steps = ({ hasSandboxKey, lastSandboxUsageDate }: Row) =>
    [hasSandboxKey, lastSandboxUsageDate].filter(Boolean).length
  return projects
    .filter((each) => rank(each) > 0)
    .sort((a, b) => rank(b) - rank(a) || steps(b) - steps(a) || b.createDate.localeCompare(a.createDate))[0]
}

type Facts = Pick<Project, 'name' | 'status' | 'goLiveRequestDate'> & {
  credentials: readonly Pick<Project['credentials'][number], 'environment' | 'lastUsedOn' | 'is_active'>[]
}

/** The checklist from the first project to the review. The clock is that of its application, once it is read. */
export function onboardingSteps(project: Facts | undefined, clock: ReviewClock | null = null): OnboardingStep[] {
  const keys = project?.credentials.filter(({ environment }) => environment === 'sandbox') ?? []
  const hasKey = keys.some((key) => key.is_active)
  // A key that has expired since counts too.
  const called = keys.some(({ lastUsedOn }) => lastUsedOn !== null)
  const rejected = project?.status === 'REJECT'
  // A withdrawn application has its date, and its project is new again.
  const asked = Boolean(project?.goLiveRequestDate) && project?.status !== 'NEW' && !rejected
  return [
    {
      title: 'Create Project',
      text: project ? `${project.name} created.` : 'It holds the keys, product codes and addresses of one service.',
      done: Boolean(project),
      place: 'create',
    },
    { title: 'Generate a sandbox key', text: textOfKey(hasKey, keys.length > 0), done: hasKey, place: 'keys' },
    {
      title: 'Make a first call',
      text: called ? 'First call received.' : 'Copy a sample from the documentation, filled in for your project.',
      done: called,
      place: 'documentation',
    },
    { title: 'Ask to go live', text: textOfRequest(asked, rejected), done: asked, place: 'go-live' },
    {
      title: 'Pass the review',
      text: textOfReview(asked, clock),
      done: false,
      place: 'review',
    },
  ]
}

function textOfKey(hasOne: boolean, hadOne: boolean): string {
  if (hasOne) return 'You have one.'
  return hadOne
    ? 'Yours was revoked or has expired. Generate another.'
    : 'It opens the payment API with simulated subscribers.'
}

function textOfReview(asked: boolean, clock: ReviewClock | null): string {
  if (!asked) return `Takes up to ${promisedDays} business days.`
  if (clock) return clockText(clock)
  return `Your request is being reviewed. You will hear from us within ${promisedDays} business days.`
}

function textOfRequest(asked: boolean, rejected: boolean): string {
  if (rejected) return 'Your request was rejected. Correct it and ask again.'
  return asked ? 'We have your request.' : 'With your company, your bank and the addresses of your servers.'
}
