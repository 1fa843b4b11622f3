import { useCallback, useEffect, useRef, useState } from 'react'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { refreshProject } from '#web/api/go-live-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type Entries, type Stored, startingEntries, startingStep } from './entries.ts'
import { load, loadAgain, useLoaded } from './load.ts'
import { failed, isOvertaken, submit, submitWithCode } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { advance, firstStep, type Move, mayClose, type Step, stepAfter, stepBefore } from './wizard.ts'

/** The wizard's state and what its buttons do. `onClosed` hears that it is to end, and of the problem that ended it. */
export function useGoLive(project: Project, onClosed: OnClosed) {
  const { projectId } = project
  const draft = useDraft(projectId)
  useLoaded(projectId)
  const { wizard, move, stored, again } = useMachine(project, draft.read, onClosed)
  const typed = useRef<Entries>(undefined)
  if ('entries' in wizard && !typed.current) typed.current = wizard.entries

  const now = (changed?: Partial<Entries>): Entries => {
    typed.current = Object.assign({ project: {}, company: {}, user: {}, payment: {} }, typed.current, changed)
    return typed.current
  }
  const choice = useChoice({ projectId, draft, now, move, again })
  const type = (step: Step, changed: Partial<Entries>) => {
    now(changed)
    draft.change({ step, ...changed })
  }
  const next = async (step: Step, changed: Partial<Entries> = {}) => {
    move({ move: 'next', entries: now(changed) })
    draft.go({ step: stepAfter(step), ...changed })
    try {
      await draft.flush()
      move({ move: 'saved' })
    } catch (problem) {
      move({ move: isOvertaken(problem) ? 'overtaken' : 'save-failed', problem })
    }
  }
  const back = (step: Step) => {
    draft.go({ step: stepBefore(step) })
    move({ move: 'back', entries: now() })
  }
  const submission = () => ({ entries: now(), organisation: stored().organisation, send: draft.submit })
  const send = async (changed: Partial<Entries> = {}) => {
    move({ move: 'submit', entries: now(changed) })
    // Kept first: whatever becomes of the submission, nothing that was typed is lost, here or in another tab.
    draft.go({ step: 'bank', ...changed })
    move(await draft.flush().then(() => submit(submission()), failed))
  }
  const confirm = async (otp: string) => {
    move({ move: 'confirm' })
    move(await submitWithCode(submission(), otp))
  }
  // The wizard stands until the page has left its address: the question that keeps it there may be answered with Cancel.
  const close = () => {
    if (mayClose(wizard)) onClosed(null)
  }
  const { keeping, refusal, attach } = draft
  return { wizard, move, stored, keeping, refusal, type, next, back, attach, send, confirm, ...choice, close }
}

interface Choosing {
  projectId: string
  draft: ReturnType<typeof useDraft>
  now: (changed?: Partial<Entries>) => Entries
  move: (next: Move) => void
  again: () => Promise<Stored>
}

/** How to go on once another tab has kept something: with that, or with what is on this page. */
function useChoice({ projectId, draft, now, move, again }: Choosing) {
  // A form takes its beginning once: what was loaded again is a form of its own.
  const [loads, setLoads] = useState(0)
  const reload = async () => {
    const entries = startingEntries(await again())
    draft.giveWay()
    move({ move: 'chosen', entries: now(entries) })
    setLoads((before) => before + 1)
  }
  // All that is on this page, so that nothing of the other one is mixed in unseen.
  const insist = async (step: Step) => {
    const { draft: there } = await again()
    const { project: addresses, ...company } = now()
    draft.change({ step, project: addresses, ...(there.editable === 'all' && company) })
    await draft.insist()
    move({ move: 'chosen', entries: now() })
  }
  // Submitted elsewhere meanwhile: neither of the two would lead anywhere.
  const unlessOvertaken = (problem: unknown) => {
    if (!isOvertaken(problem)) throw problem
    refreshProject(projectId)
    move({ move: 'overtaken', problem })
  }
  return {
    reload: () => reload().catch(unlessOvertaken),
    insist: (step: Step) => insist(step).catch(unlessOvertaken),
    loads,
  }
}

/** Asked by the person, with null, or told of the problem that keeps the wizard from going on. */
export type OnClosed = (problem: unknown) => void

export type GoLiveActions = ReturnType<typeof useGoLive>

function useMachine(project: Project, onRead: (draft: GoLiveDraft) => void, onClosed: OnClosed) {
  const [wizard, setWizard] = useState(firstStep)
  const latest = useRef(wizard)
  const loaded = useRef<Stored>(undefined)
  const closed = useRef(onClosed)
  closed.current = onClosed
  const beginning = useRef(project)
  const watched = useRef(false)
  const read = useRef(onRead)
  read.current = onRead
  const move = useCallback((next: Move) => {
    // A late answer is not to move a page that the person has gone on to.
    if (!watched.current) return
    const before = latest.current
    latest.current = advance(before, next)
    setWizard(latest.current)
    if (latest.current.step === 'closed' && before.step !== 'closed') closed.current(latest.current.problem)
  }, [])
  // The network is the outside world: what the wizard needs is fetched once, when it opens.
  useEffect(() => {
    watched.current = true
    load(beginning.current).then(
      (stored) => {
        loaded.current = stored
        read.current(stored.draft)
        move({ move: 'loaded', at: startingStep(stored), entries: startingEntries(stored) })
      },
      (problem: unknown) => move({ move: 'load-failed', problem }),
    )
    return () => {
      watched.current = false
    }
  }, [move])
  const stored = () => {
    if (!loaded.current) throw new Error('No step is shown before everything has loaded: see wizard.ts')
    const organisation = queryClient.getQueryData(organisationQueries.mine().queryKey) ?? loaded.current.organisation
    return { ...loaded.current, organisation }
  }
  const again = async () => {
    loaded.current = await loadAgain(beginning.current)
    read.current(loaded.current.draft)
    return loaded.current
  }
  return { wizard, move, stored, again }
}
