import { useRef, useState } from 'react'
import type { GoLiveStep } from '#domain/go-live-steps.ts'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useWizard } from '#web/form/use-wizard.ts'
import { type Entries, openEntries, type Stored, startingEntries, submittedEntries } from './entries.ts'
import { load, refreshProject, reload, reloadOpenProject, useKeepLoaded } from './load.ts'
import { startingStep } from './step-review.ts'
import { isLocked, submitFailed, submitWithCode, submit as trySubmit } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { advance, firstState, type Move, type RefusedSteps, stepAfter, stepBefore, type Wizard } from './wizard.ts'

/** Called with null when the person closes the wizard, or with the problem that ended it. */
export type OnClosed = (problem: unknown) => void

export type GoLiveActions = ReturnType<typeof useGoLive>

/** The wizard's state and what its buttons do. */
export function useGoLive(project: Project, onClosed: OnClosed) {
  const { projectId } = project
  const draft = useDraft(projectId)
  useKeepLoaded(projectId)
  const { stored, loadFirst, loadAgain } = useStored(project, draft.onLoaded)
  const { wizard, move } = useWizard({ first: firstState, advance, load: loadFirst, onClosed })
  const merge = useEntries(wizard)
  const { removeRefusal, ...submission } = useSubmission({ draft, merge, move, stored })
  const conflict = useConflict({ draft, merge, move, project, loadAgain })
  const edit = (step: GoLiveStep, changed: Partial<Entries>) => {
    merge(changed)
    draft.edit({ step, ...changed })
  }
  const next = async (step: GoLiveStep, changed: Partial<Entries> = {}) => {
    move({ move: 'next', entries: merge(changed) })
    draft.schedule({ step: stepAfter(step), ...changed })
    try {
      await draft.flush()
      // The next submission checks the step again.
      removeRefusal(step)
      move({ move: 'saved' })
    } catch (problem) {
      move({ move: isLocked(problem) ? 'locked' : 'save-failed', problem })
    }
  }
  const back = (step: GoLiveStep, to = stepBefore(step)) => {
    draft.schedule({ step: to })
    move({ move: 'back', to, entries: merge() })
  }
  const { autosave, attach, flush } = draft
  return { wizard, move, stored, autosave, attach, flush, edit, next, back, ...submission, ...conflict }
}

/** Merges the changed entries and returns all entries. */
type Merge = (changed?: Partial<Entries>) => Entries

/** The typed entries. The state of the wizard has them only from the next step on. */
function useEntries(wizard: Wizard): Merge {
  const typed = useRef<Entries>(undefined)
  if ('entries' in wizard && !typed.current) typed.current = wizard.entries
  return (changed) => {
    typed.current = Object.assign({ project: {}, company: {}, user: {}, payment: {} }, typed.current, changed)
    return typed.current
  }
}

interface Deps {
  draft: ReturnType<typeof useDraft>
  merge: Merge
  move: (next: Move) => void
}

/** Sends the application, and keeps the problems of a refusal that each step shows. */
function useSubmission({ draft, merge, move, stored }: Deps & { stored: () => Stored }) {
  const [refused, setRefused] = useState<RefusedSteps>({})
  const submission = () => {
    const current = stored()
    return { entries: submittedEntries(merge(), current), organisation: current.organisation, send: draft.submit }
  }
  const finish = (outcome: Move) => {
    setRefused((outcome.move === 'submit-failed' && outcome.refused) || {})
    move(outcome)
  }
  return {
    refused,
    removeRefusal: (step: GoLiveStep) => setRefused(({ [step]: _removed, ...others }) => others),
    submit: async () => {
      move({ move: 'submit', entries: merge() })
      // The draft is saved first, so that a failed submission loses nothing, here or in another tab.
      draft.schedule({ step: 'submit' })
      finish(await draft.flush().then(() => trySubmit(submission()), submitFailed))
    },
    confirm: async (otp: string) => {
      move({ move: 'confirm' })
      finish(await submitWithCode(submission(), otp))
    },
  }
}

interface ConflictDeps extends Deps {
  project: Project
  loadAgain: () => Promise<Stored>
}

/** The two ways out when the draft was saved in another tab: load that version, or overwrite it with this page. */
function useConflict({ draft, merge, move, project, loadAgain }: ConflictDeps) {
  // The key of the step's form: a form takes its initial values once, so loaded entries need a form of their own.
  const [formKey, setFormKey] = useState(0)
  const discardLocal = async () => {
    const entries = startingEntries(await loadAgain())
    draft.discardLocal()
    move({ move: 'resolved', entries: merge(entries) })
    setFormKey((before) => before + 1)
  }
  // Sends every step, so that nothing of the other version remains.
  const overwrite = async (step: GoLiveStep) => {
    const { draft: stored } = await loadAgain()
    const { project, ...company } = merge()
    draft.edit({ step, project, ...openEntries(stored.editable, company) })
    await draft.overwrite()
    move({ move: 'resolved', entries: merge() })
  }
  // Once the project is submitted elsewhere, there is no draft to load or to overwrite.
  const unlessLocked = (problem: unknown) => {
    if (!isLocked(problem)) throw problem
    refreshProject(project.projectId)
    move({ move: 'locked', problem })
  }
  return {
    discardLocal: () => discardLocal().catch(unlessLocked),
    overwrite: (step: GoLiveStep) => overwrite(step).catch(unlessLocked),
    /** A submission in another tab takes the document along: that it is missing here is then the wrong message. */
    checkSubmitted: () =>
      void reloadOpenProject(project)
        .catch(unlessLocked)
        .catch(() => {}),
    formKey,
  }
}

/** The records that the wizard loads when it opens, and again in a conflict. */
function useStored(project: Project, onLoaded: (draft: GoLiveDraft) => void) {
  const loaded = useRef<Stored>(undefined)
  const keep = (stored: Stored) => {
    loaded.current = stored
    onLoaded(stored.draft)
    return stored
  }
  const stored = () => {
    if (!loaded.current) throw new Error('No step is shown before everything has loaded: see wizard.ts')
    const organisation =
      queryClient.getQueryData(getGetOrganisationSuspenseQueryOptions().queryKey) ?? loaded.current.organisation
    const user = queryClient.getQueryData(getGetUserSuspenseQueryOptions().queryKey) ?? loaded.current.user
    return { ...loaded.current, organisation, user }
  }
  return {
    stored,
    loadFirst: async (): Promise<Move> => {
      const stored = keep(await load(project))
      return { move: 'loaded', at: startingStep(stored), entries: startingEntries(stored) }
    },
    loadAgain: async () => keep(await reload(project)),
  }
}
