import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { CallContext, ProductSource } from '#docs/page/model.ts'
import type { Snippet } from '#docs/page/snippet-model.ts'
import { takeReplay } from '#web/stores/replay.ts'
import { Alert } from '#web/ui/alert.tsx'
import { type Bench, edit, open, send, withIdToSend } from './actions.ts'
import { Announcement } from './announcement.tsx'
import { AnswerView } from './answer-view.tsx'
import { CallForm } from './call-form.tsx'
import { Calls } from './calls.tsx'
import { CodeSample } from './code-sample.tsx'
import type { Draft } from './draft.ts'
import { FieldSuggestions } from './field-suggestions.tsx'
import { NextStepView } from './next-step-view.tsx'
import { ReceivedSms } from './received-sms.tsx'
import { givenHeaders, requestOf } from './request.ts'
import { showTop, useArrival } from './scroll-into-view.ts'
import { SimulatorState } from './simulator-state.tsx'
import { useFormLinks } from './use-form-links.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 840px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 38%)' },
  },
})
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0' } })
/** Beside the form it follows the reader: what a call does on the handset is seen to happen. */
const Side = chakra('div', {
  base: {
    minW: '0',
    '@container (min-width: 840px)': {
      position: 'sticky',
      top: 'var(--ref-offset, 16px)',
      maxH: 'calc(100dvh - var(--ref-offset, 16px) - 16px)',
      overflowY: 'auto',
      // Room for the focus ring of what stands at its edge.
      px: '1',
      mx: '-1',
    },
  },
})

interface WorkbenchProps {
  bench: Bench
  source: ProductSource
  snippets: Snippet[]
  call: CallContext
  onNext: ((operationId: string) => void) | undefined
}

/** Form, answer, and what the session holds. */
export function Workbench({ bench, source, call, snippets, onNext }: WorkbenchProps) {
  const { store, operation, contract } = bench
  const draft = useStore(store, ({ drafts }) => drafts[operation.id])
  const shown = useStore(store, (session) => session.shown[operation.id])
  const isWanted = useStore(store, ({ wanted }) => wanted === operation.id)
  const root = useRef<HTMLDivElement>(null)
  const headers = useMemo(() => givenHeaders(source.product, operation, call), [source, operation, call])
  const write = useCallback(
    (from: Draft) => requestOf(operation, from, headers, call.server),
    [operation, headers, call.server],
  )
  const request = useMemo(() => draft && write(draft), [draft, write])
  const links = useFormLinks(bench, source, onNext)

  // A form that is opened again shows its draft, with the values of calls made since.
  useEffect(() => open(bench, takeReplay(bench.operation.id)), [bench])
  useEffect(() => {
    if (!isWanted || !request) return
    const form = root.current?.querySelector('form')
    form?.focus({ preventScroll: true })
    if (form) showTop(form)
    store.setState({ wanted: null })
  }, [isWanted, request, store])
  useArrival(root, shown?.id)

  // The same ones from call to call: a form that stays as it is, is not drawn again.
  const change = useCallback(
    (part: Partial<Draft>) => edit(bench, (before) => ({ ...before, isTouched: true, ...part })),
    [bench],
  )
  const sendDraft = useCallback(() => {
    const left = store.getState().drafts[operation.id]
    if (!left) return
    const sent = withIdToSend(bench, left)
    send(bench, sent, write(sent))
  }, [bench, store, operation, write])
  if (!draft) return null
  return (
    <Columns ref={root}>
      <Stack>
        {!contract && (
          <Alert kind="info">This product has no simulator yet. The answer is the example of its specification.</Alert>
        )}
        <FieldSuggestions bench={bench} draft={draft} links={links}>
          <CallForm {...{ operation, contract, draft, headers }} onChange={change} onSend={sendDraft} />
        </FieldSuggestions>
        <Announcement call={shown} />
        {shown && (
          <AnswerView call={shown} onAgain={() => send(bench, shown.draft, shown.request)}>
            <ReceivedSms bench={bench} message={shown.answered.delivered} links={links} />
          </AnswerView>
        )}
        {shown && contract && <NextStepView bench={bench} call={shown} links={links} onSend={sendDraft} />}
      </Stack>
      <Side data-side>
        <SimulatorState bench={bench} links={links}>
          {request && <CodeSample operationId={operation.id} snippets={snippets} values={request} />}
        </SimulatorState>
      </Side>
      <Calls bench={bench} title={source.product.title} links={links} />
    </Columns>
  )
}
