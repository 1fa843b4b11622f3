import { type Move, progressOf, type ReviewProgress } from '#domain/review-clock.ts'
import { placeOf } from '#domain/workflow.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Config } from '#server/config.ts'
import { calendarOf, type ProviderCode } from '#server/operators.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { Project } from '#server/repositories/projects.ts'

export interface Clock {
  config: Pick<Config, 'reviewDays'>
  now: () => Date
}

interface Application {
  project: Project
  providers: readonly ProviderCode[]
  /** The moves of the project in the audit trail. */
  moves: readonly Move[]
}

/** Where the last application of a project stands. */
export function progressOfProject({ project, providers, moves }: Application, { config, now }: Clock): ReviewProgress {
  const promise = { days: config.reviewDays, calendar: calendarOf(providers) }
  return progressOf(movesOf(project, moves), promise, now())
}

/** A project that did not come to its place by a step has no trail: then the dates that it stores count. */
function movesOf(project: Project, trail: readonly Move[]): readonly Move[] {
  const place = placeOf({ state: project.status, stage: project.stage })
  if (trail.at(-1)?.to === place) return trail
  const { submittedAt, sentBackAt, preparedAt, techCheckedAt, liveAt, rejectedAt } = project
  if (!submittedAt || place === 'draft') return []
  const stored: [Date | null, Move['to']][] = [
    [submittedAt, 'preparation'],
    [preparedAt, 'technical'],
    [techCheckedAt, 'business'],
    project.status === 'rejected' ? [rejectedAt, 'rejected'] : [liveAt, 'live'],
  ]
  const dated = stored.flatMap(([at, to]) => (at && at >= submittedAt ? [{ at, to }] : []))
  const last = dated.at(-1)
  if (last?.to === place) return dated
  const since = sentBackAt && sentBackAt > submittedAt ? sentBackAt : last?.at
  return [...dated, { at: since ?? submittedAt, to: place }]
}

type PresentedProgress = OperationIO['getProgress']['data']

export function presentProgress({ path, clock, outcome, decidedOn }: ReviewProgress): PresentedProgress {
  return {
    path: path.map(({ step, state, completedOn }) => ({
      step,
      state,
      completedOn: presentMoment(completedOn),
    })),
    clock: clock && { ...clock, since: clock.since.toISOString() },
    outcome,
    decidedOn: presentMoment(decidedOn),
  }
}
