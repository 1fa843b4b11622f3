import { hashKey } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  getSubmitGoLiveMutationOptions,
  saveGoLiveDraft,
  uploadGoLiveDocument,
} from '#generated/portal/client/go-live.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { keepAnswer } from '#web/api/answers.ts'
import { queryClient } from '#web/api/query-client.ts'
import { runMutation } from '#web/api/run-mutation.ts'
import { asRead, isChangedElsewhere, type KnownRecord, saveRecord } from '#web/entities/record/save-record.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'
import { draftQuery, refreshProject } from './load.ts'
import { isLocked } from './submission.ts'

/** A pause in typing, and the most that a crash can lose. */
const delayMs = 800

/** Saves the draft while it is typed, and at the latest when the page is hidden, left or closed. */
export function useDraft(projectId: string) {
  const [autosave, setAutosave] = useState<AutosaveState>({ status: 'unchanged' })
  const draft = useMemo(() => {
    const onState = (state: AutosaveState) => {
      setAutosave(state)
      if (state.status === 'locked') refreshProject(projectId)
    }
    return createDraft(projectId, onState)
  }, [projectId])
  useEffect(() => {
    const saveNow = () => void draft.flush().catch(() => {})
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      saveNow()
    }
  }, [draft])
  return { ...draft, autosave }
}

function createDraft(projectId: string, onState: (state: AutosaveState) => void) {
  const { onLoaded, save, attach, submit } = createDraftRequests({
    // `keepalive`: the request arrives although its page has gone.
    save: async (change) => (await saveGoLiveDraft(projectId, change, { keepalive: true })).data,
    attach: async (document, revision) => {
      const { data } = await uploadGoLiveDocument(projectId, { document, revision })
      return await keepAnswer(draftQuery(projectId).queryKey, data)
    },
    submit: async (application) => {
      const data = { projectId, body: application }
      await runMutation(getSubmitGoLiveMutationOptions(queryClient), { projectId, data })
    },
    read: () => queryClient.fetchQuery(draftQuery(projectId)),
  })
  const autosave = createAutosave<GoLiveDraftInput>({
    save,
    onState,
    stopReasonOf: (problem) => (isChangedElsewhere(problem) ? 'conflict' : isLocked(problem) ? 'locked' : undefined),
    delayMs,
  })
  return {
    ...autosave,
    onLoaded,
    attach: (file: File) => {
      // An upload takes its time; pending input is sent ahead of it.
      void autosave.flush().catch(() => {})
      return autosave.enqueue(() => attach(file))
    },
    submit: (application: GoLive) => autosave.enqueue(() => submit(application)),
  }
}

type Requests = {
  save: (change: GoLiveDraftInput) => Promise<GoLiveDraft>
  attach: (file: File, revision: number) => Promise<GoLiveDraft>
  submit: (application: GoLive) => Promise<void>
  read: () => Promise<GoLiveDraft>
}

type Content = Partial<Pick<GoLiveDraft, 'project' | 'company' | 'user' | 'payment'>> & {
  document?: { name: string } | null
}

/** Sends every request with the revision of the draft that this page has read or made. Call `onLoaded` before the others. */
export function createDraftRequests({ save, attach, submit, read }: Requests) {
  let known: KnownRecord<GoLiveDraft, Content> | undefined
  const isResult = (stored: GoLiveDraft, change: Content, before: GoLiveDraft) =>
    contentOf(stored) === contentOf({ ...before, ...change })

  const request = async (send: (draft: GoLiveDraft) => Promise<GoLiveDraft>, change?: Content) => {
    if (!known) throw new Error('The draft cannot be saved before it is loaded: call onLoaded first')
    const outcome = await saveRecord({ read, isResult }, known, { changeOf: () => change, send })
    known = outcome.known
    if (!outcome.saved) throw outcome.problem
  }
  return {
    onLoaded: (draft: GoLiveDraft) => {
      known = asRead(draft)
    },
    save: (change: GoLiveDraftInput) => request(({ revision }) => save({ ...change, revision }), change),
    attach: (file: File) => request(({ revision }) => attach(file, revision), { document: file }),
    submit: (application: GoLive) =>
      request(async (draft) => {
        await submit({ ...application, revision: draft.revision })
        return draft
      }),
  }
}

/** The draft's content as one text, independent of the order in which the database returns the fields. */
const contentOf = ({ project, company, user, payment, document }: Content) =>
  hashKey([project, company, user, payment, document?.name])
