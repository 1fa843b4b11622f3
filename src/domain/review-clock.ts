import type { OperationIO } from '#generated/operations.ts'
import { businessDaysBetween, type Calendar, dayAfterBusinessDays } from './business-days.ts'
import { isDesk, type ReviewDesk, reviewDesks } from './project-states.ts'
import type { Place } from './workflow-step.ts'

// Where an application stands: computed from the dated moves of its project alone.

/** A change of place. */
export interface Move {
  at: Date
  to: Place
}

type Progress = OperationIO['getProgress']['data']
type Step = Progress['path'][number]
type Clock = NonNullable<Progress['clock']>
type Turn = Clock['turn']

type PathStep = Pick<Step, 'step' | 'state'> & { completedOn: Date | null }

/** `since` is when this turn began. */
type ReviewClock = Omit<Clock, 'since'> & { since: Date }

export interface ReviewProgress {
  path: PathStep[]
  /** Null unless the application waits for its decision. */
  clock: ReviewClock | null
  outcome: Progress['outcome']
  decidedOn: Date | null
}

export interface ReviewPromise {
  days: number
  calendar: Calendar
}

/** Whose turn it is while an application is in a place. */
const turns: Partial<Record<Place, Turn>> = {
  preparation: 'preparation',
  technical: 'technical',
  business: 'business',
  changes: 'partner',
}

const isInReview = ({ to }: Move): boolean => turns[to] !== undefined

/** The moves of the last application, from its submission on; none before the first and after a withdrawal. */
function lastApplication(moves: readonly Move[]): Move[] {
  const start = lastEntry(moves, isInReview)
  const round = start < 0 ? [] : moves.slice(start)
  return round.at(-1)?.to === 'draft' ? [] : round
}

/** The index of the last move that came in from outside; -1 without one. */
function lastEntry(moves: readonly Move[], isInside: (move: Move) => boolean): number {
  return moves.findLastIndex((move, index) => {
    const before = moves[index - 1]
    return isInside(move) && !(before && isInside(before))
  })
}

export function progressOf(moves: readonly Move[], promise: ReviewPromise, now: Date): ReviewProgress {
  const round = lastApplication(moves)
  const decision = round.find(({ to }) => to === 'live' || to === 'rejected')
  return {
    path: pathOf(round, decision),
    clock: decision ? null : clockOf(round, promise, now),
    outcome: decision ? (decision.to === 'live' ? 'approved' : 'rejected') : null,
    decidedOn: decision?.at ?? null,
  }
}

function pathOf(round: readonly Move[], decision: Move | undefined): PathStep[] {
  // While the partner answers, the application is still at the desk that asked.
  const stays = round.filter(({ to }) => to !== 'changes')
  const lastDesk = stays.map(({ to }) => to).findLast(isDesk)
  const at = lastDesk ? reviewDesks.indexOf(lastDesk) : -1
  const isLive = decision?.to === 'live'
  const deskStep = (desk: ReviewDesk, index: number): PathStep => {
    if (index < at || (isLive && index === at)) return done(desk, leftDesk(stays, index))
    if (index > at) return { step: desk, state: 'ahead', completedOn: null }
    return { step: desk, state: decision ? 'stopped' : 'current', completedOn: null }
  }
  return [
    round[0] ? done('submitted', round[0].at) : { step: 'submitted', state: 'ahead', completedOn: null },
    ...reviewDesks.map(deskStep),
    isLive ? done('live', decision.at) : { step: 'live', state: 'ahead', completedOn: null },
  ]
}

const done = (step: Step['step'], completedOn: Date | null): PathStep => ({ step, state: 'done', completedOn })

/** When the application last went past this desk. */
function leftDesk(stays: readonly Move[], index: number): Date | null {
  const isPast = ({ to }: Move) => to === 'live' || (isDesk(to) && reviewDesks.indexOf(to) > index)
  return stays[lastEntry(stays, isPast)]?.at ?? null
}

/** A time in which one side had the turn; the last one has no end. */
interface Turnover {
  turn: Turn
  start: Date
  end: Date | null
}

function turnovers(round: readonly Move[]): Turnover[] {
  return round.flatMap(({ to, at }, index) => {
    const turn = turns[to]
    return turn ? [{ turn, start: at, end: round[index + 1]?.at ?? null }] : []
  })
}

function clockOf(round: readonly Move[], { days, calendar }: ReviewPromise, now: Date): ReviewClock | null {
  const all = turnovers(round)
  const last = all.at(-1)
  if (!last) return null
  const running = all.filter(({ turn }) => turn !== 'partner')
  const used = ({ start, end }: Turnover) => businessDaysBetween(start, end ?? now, calendar)
  const businessDays = running.reduce((sum, each) => sum + used(each), 0)
  const paused = last.turn === 'partner'
  return {
    turn: last.turn,
    since: last.start,
    businessDays,
    promisedDays: days,
    promisedOn: paused ? null : promisedDay(running, used, days, calendar),
    paused,
    overdue: businessDays > days,
  }
}

/** The day on which the desks have used the promised days: in the first turn that is long enough, or in the last one. */
function promisedDay(
  running: readonly Turnover[],
  used: (turn: Turnover) => number,
  days: number,
  calendar: Calendar,
): string | null {
  let left = days
  for (const each of running) {
    if (each.end === null || used(each) > left) return dayAfterBusinessDays(each.start, left, calendar)
    left -= used(each)
  }
  return null
}
