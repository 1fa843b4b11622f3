import { useCallback, useEffect, useRef, useState } from 'react'
import type { Project } from '#generated/portal/model/project.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { isAppError } from '#web/api/errors.ts'
import { goLiveQueries, refreshProject } from '#web/api/go-live-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { type Entries, type Stored, startingEntries } from './entries.ts'
import { submit, submitWithCode } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { advance, firstStep, type Move, type Step, stepAfter, stepBefore } from './wizard.ts'

/** The wizard's state and what its buttons do. `onClosed` hears of its end and of the problem that ended it. */
export function useGoLive(project: Project, onClosed: (problem: unknown) => void) {
  const { projectId } = project
  const { wizard, move, stored } = useMachine(project, onClosed)
  const typed = useRef<Entries>(undefined)
  const draft = useDraft(projectId)
  if ('entries' in wizard && !typed.current) typed.current = wizard.entries

  const now = (changed?: Partial<Entries>): Entries => {
    typed.current = Object.assign({ project: {}, company: {}, user: {}, payment: {} }, typed.current, changed)
    return typed.current
  }
  const type = (step: Step, changed: Partial<Entries>) => {
    now(changed)
    draft.change({ step, ...changed })
  }
  const next = async (step: Step, changed: Partial<Entries> = {}) => {
    move({ move: 'next', entries: now(changed) })
    draft.change({ step: stepAfter(step), ...changed })
    try {
      await draft.flush()
      move({ move: 'saved' })
    } catch (problem) {
      move({ move: isOver(problem) ? 'overtaken' : 'save-failed', problem })
      if (isOver(problem)) refreshProject(projectId)
    }
  }
  const back = (step: Step) => {
    draft.change({ step: stepBefore(step) })
    move({ move: 'back', entries: now() })
  }
  const submission = () => ({ projectId, entries: now(), organisation: stored().organisation })
  const send = async (changed: Partial<Entries> = {}) => {
    move({ move: 'submit', entries: now(changed) })
    // Kept first: whatever becomes of the submission, nothing that was typed is lost.
    await draft.flush().catch(() => {})
    move(await submit(submission()))
  }
  const confirm = async (otp: string) => {
    move({ move: 'confirm' })
    move(await submitWithCode(submission(), otp))
  }
  return { wizard, move, stored, keeping: draft.keeping, type, next, back, send, confirm }
}

export type GoLiveActions = ReturnType<typeof useGoLive>

/** The project cannot be submitted any more, so there is nothing to go on with. */
const isOver = (problem: unknown) =>
  isAppError(problem) && (problem.code === 'go-live-not-allowed' || problem.code === 'project-suspended')

function useMachine(project: Project, onClosed: (problem: unknown) => void) {
  const [wizard, setWizard] = useState(firstStep)
  const latest = useRef(wizard)
  const loaded = useRef<Stored>(undefined)
  const closed = useRef(onClosed)
  closed.current = onClosed
  const beginning = useRef(project)
  const move = useCallback((next: Move) => {
    const before = latest.current
    latest.current = advance(before, next)
    setWizard(latest.current)
    if (latest.current.step === 'closed' && before.step !== 'closed') closed.current(latest.current.problem)
  }, [])
  // The network is the outside world: what the wizard needs is fetched once, when it opens.
  useEffect(() => {
    let watched = true
    const tell = (next: Move) => watched && move(next)
    load(beginning.current).then(
      (stored) => {
        loaded.current = stored
        tell({ move: 'loaded', at: stored.draft.step, entries: startingEntries(stored) })
      },
      (problem: unknown) => tell({ move: 'load-failed', problem }),
    )
    return () => {
      watched = false
    }
  }, [move])
  const stored = () => {
    if (!loaded.current) throw new Error('No step is shown before everything has loaded: see wizard.ts')
    const organisation = queryClient.getQueryData(organisationQueries.mine().queryKey) ?? loaded.current.organisation
    return { ...loaded.current, organisation }
  }
  return { wizard, move, stored }
}

/** A wizard that cannot show every step does not begin. */
async function load(project: Project): Promise<Stored> {
  const [draft, organisation, user] = await Promise.all([
    queryClient.fetchQuery(goLiveQueries.draft(project.projectId)),
    queryClient.fetchQuery({ ...organisationQueries.mine(), staleTime: 0 }),
    queryClient.ensureQueryData(userQueries.me()),
    queryClient.ensureQueryData(configQueries.all()),
  ])
  return { draft, organisation, user, project }
}
