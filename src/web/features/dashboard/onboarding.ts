import type { Project } from '#generated/portal/model/project.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

export interface OnboardingStep {
  title: string
  /** What is done, or what there is to do. */
  words: string
  done: boolean
}

/** How near a project is to going live; one that was live, and is suspended, is on no way there. */
const nearness: Partial<Record<ProjectRow['status'], number>> = { GO_LIVE_PENDING_SUBMIT: 3, REJECT: 2, NEW: 1 }

type Standing = Pick<ProjectRow, 'status' | 'createDate' | 'hasSandboxKey' | 'lastSandboxUsageDate'>

/**
 * The project that has come furthest: its way is the partner's. Of several of one status it is the one with the most steps done,
 * so that another one, begun beside it, sets nobody back; of several of these the newest.
 */
export function furthest<Row extends Standing>(projects: readonly Row[]): Row | undefined {
  const rank = ({ status }: Row) => nearness[status] ?? 0
  const steps = ({ hasSandboxKey, lastSandboxUsageDate }: Row) =>
    [hasSandboxKey, lastSandboxUsageDate].filter(Boolean).length
  return projects
    .filter((each) => rank(each) > 0)
    .sort((a, b) => rank(b) - rank(a) || steps(b) - steps(a) || b.createDate.localeCompare(a.createDate))[0]
}

type Facts = Pick<Project, 'name' | 'status' | 'goLiveRequestDate'> & {
  credentials: readonly Pick<Project['credentials'][number], 'environment' | 'lastUsedOn' | 'is_active'>[]
}

/** From nothing to live, as far as this partner has come. */
export function onboardingSteps(project: Facts | undefined): OnboardingStep[] {
  const keys = project?.credentials.filter(({ environment }) => environment === 'sandbox') ?? []
  const hasKey = keys.some((key) => key.is_active)
  // A call was made, whatever became of the key since.
  const called = keys.some(({ lastUsedOn }) => lastUsedOn !== null)
  const rejected = project?.status === 'REJECT'
  const asked = Boolean(project?.goLiveRequestDate) && !rejected
  return [
    {
      title: 'Create a project',
      words: project ? `${project.name} is there.` : 'It holds the keys, product codes and addresses of one service.',
      done: Boolean(project),
    },
    { title: 'Generate a sandbox key', words: wordsOfKey(hasKey, keys.length > 0), done: hasKey },
    {
      title: 'Make a first call',
      words: called
        ? 'The sandbox has heard from you.'
        : 'Copy a sample from the documentation, filled in for your project.',
      done: called,
    },
    { title: 'Ask to go live', words: wordsOfRequest(asked, rejected), done: asked },
    {
      title: 'Pass the review',
      words: asked
        ? 'Your request is being reviewed. You hear from us within 5 business days.'
        : 'Takes up to 5 business days.',
      done: false,
    },
  ]
}

function wordsOfKey(hasOne: boolean, hadOne: boolean): string {
  if (hasOne) return 'You have one.'
  return hadOne
    ? 'Yours was revoked or has expired. Generate another.'
    : 'It opens the payment API, with subscribers that are simulated.'
}

function wordsOfRequest(asked: boolean, rejected: boolean): string {
  if (rejected) return 'Your request was rejected. Correct it, and ask again.'
  return asked ? 'We have your request.' : 'With your company, your bank and the addresses of your servers.'
}
