import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { CallContext, ProductSource } from '#docs/model/product.ts'
import type { CallValues, Snippet } from '#docs/model/snippet.ts'
import { bodyTypes, withBodyOf } from '#docs/model/try-out.ts'
import { hrefOf, tryOutOf } from '#docs/page/anchors.ts'
import { CodeBlock } from '#docs/page/code-block.tsx'
import { chooseLanguage, useSnippet } from '#docs/page/language.ts'
import { scrollMarginOf } from '#docs/page/section-list.ts'
import { Select } from '#docs/page/select.tsx'
import { isOperationId } from '#simulator/contract/contract.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { edit, type OperationForm, open, send, withUnusedCorrelationId } from './actions.ts'
import { AnswerView, nameOf } from './answer-view.tsx'
import { CallForm } from './call-form.tsx'
import { Calls } from './calls.tsx'
import { Button } from './controls.tsx'
import { bodyProperties, correlationIdOf, type Draft } from './draft.ts'
import { draftSuggestions, withSuggestion } from './fill-in.ts'
import { FieldContext, type FieldContextValue } from './form-context.ts'
import { missingValues, numberSuggestions } from './missing-values.ts'
import { nextStepAfter, startingPointFor } from './next-step.ts'
import { useRealCall } from './real/real-call.tsx'
import type { RealCalls } from './real/real-calls.ts'
import { consumeReplay } from './replay.ts'
import { defaultHeaders, requestOf, type SentRequest } from './request.ts'
import { type CallRecord, isUsed } from './session-state.ts'
import { ReceivedSms, SimulatorState } from './simulator-state.tsx'
import { fieldOptionsFor } from './suggestions.ts'
import { type FormLinks, useFormLinks } from './use-form-links.ts'

interface WorkbenchProps {
  form: OperationForm
  source: ProductSource
  /** The code of a call with a body of this type; of one without a body for ''. */
  snippetsOf: (type: string) => Snippet[]
  call: CallContext
  sendForReal: ((request: SentRequest) => ReactNode) | undefined
  realCalls: RealCalls | undefined
}

/** The form, its answer and the session. */
export function Workbench({ form: openedForm, source, call, snippetsOf, sendForReal, realCalls }: WorkbenchProps) {
  const draft = useStore(openedForm.store, ({ drafts }) => drafts[openedForm.operation.id])
  const type = draft?.type ?? null
  const form = useMemo(() => ({ ...openedForm, operation: withBodyOf(openedForm.operation, type) }), [openedForm, type])
  const types = useMemo(() => bodyTypes(openedForm.operation), [openedForm])
  const { store, operation, contract } = form
  const shown = useStore(store, (session) => session.shown[operation.id])
  const root = useRef<HTMLDivElement>(null)
  const headers = useMemo(() => defaultHeaders(operation, call), [operation, call])
  const write = useCallback((from: Draft) => requestOf(operation, from, headers, call), [operation, headers, call])
  const request = useMemo(() => draft && write(draft), [draft, write])
  const sentType = request?.body === null ? '' : (operation.body?.type ?? '')
  const links = useFormLinks(form, source)
  const { bar, real } = useRealCall(form, source.product, call, realCalls)
  const sendReal = real?.send

  // Opens the stored draft, with values of later calls.
  useEffect(() => open(openedForm, consumeReplay(openedForm.operation.id)), [openedForm])
  useFocusWhenOpened(root, form, request !== undefined)
  useScrollToAnswer(root, shown?.id)

  // Stable, so that an unchanged form is not rendered again.
  const change = useCallback(
    (part: Partial<Draft>) => edit(form, (before) => ({ ...before, isTouched: true, ...part })),
    [form],
  )
  const sendDraft = useCallback(() => {
    const left = store.getState().drafts[operation.id]
    if (!left) return
    if (sendReal) return sendReal(left)
    const sent = withUnusedCorrelationId(form, left)
    send(form, sent, write(sent))
  }, [form, store, operation, write, sendReal])
  if (!draft) return null
  const againOf = ({ isReal, draft, request }: CallRecord) => {
    if (isReal) return real ? () => real.send(draft) : undefined
    return () => send(form, draft, request)
  }
  return (
    <div className="try-bench" ref={root}>
      <div className="try-stack">
        {bar}
        {!contract && !real && (
          <p role="status" className="try-notice">
            This product has no simulator yet. The answer is the example of its specification.
          </p>
        )}
        {!real && <StartingPointView {...{ form, source, links }} />}
        <FieldSuggestions form={form} draft={draft} links={links}>
          <CallForm
            {...{ operation, contract, draft, types }}
            headers={real?.headers ?? headers}
            real={real}
            onChange={change}
            onSend={sendDraft}
          />
        </FieldSuggestions>
        {real?.dialog}
        {request && sendForReal?.(request)}
        <Announcement call={shown} />
        {shown && (
          <AnswerView call={shown} onAgain={againOf(shown)}>
            <ReceivedSms form={form} message={shown.answered.delivered} links={links} />
          </AnswerView>
        )}
        {shown && !shown.isReal && contract && (
          <NextStepView form={form} call={shown} links={links} onSend={sendDraft} />
        )}
      </div>
      <div className="try-side" data-side>
        <SimulatorState form={form} links={links}>
          {request && <CodeSample operationId={operation.id} snippets={snippetsOf(sentType)} values={request} />}
        </SimulatorState>
      </div>
      <Calls form={form} title={source.product.title} links={links} />
    </div>
  )
}

/** Announces an answer to screen readers; the focus stays. */
function Announcement({ call }: { call: CallRecord | undefined }) {
  return (
    <span role="status" className="ref-hidden">
      {/* A new key, so that an equal answer is announced again. */}
      {call && <span key={call.id}>{announcementOf(call)}</span>}
    </span>
  )
}

function announcementOf({ id, answered }: CallRecord): string {
  const { status, resultCode, message, delivered } = answered
  const answer = [`Answer ${id}: ${nameOf(status)}.`, resultCode && `${resultCode}.`, message]
  const sms = delivered && `SMS received by ${delivered.to.userIdentifier}: ${delivered.text}`
  return [...answer, sms].filter(Boolean).join(' ')
}

/** Moves the focus to a form that was opened by a link, once it is on the page. */
function useFocusWhenOpened(root: RefObject<HTMLElement | null>, form: OperationForm, isShown: boolean): void {
  const { store, operation } = form
  const isToFocus = useStore(store, ({ operationToFocus }) => operationToFocus === operation.id)
  useEffect(() => {
    if (!isToFocus || !isShown) return
    const element = root.current?.querySelector('form')
    element?.focus({ preventScroll: true })
    if (element) scrollToTopOf(element)
    store.setState({ operationToFocus: null })
  }, [root, isToFocus, isShown, store])
}

/** Scrolls to the top of a form that was opened by a link, unless it is visible. */
function scrollToTopOf(form: HTMLElement): void {
  const { top } = form.getBoundingClientRect()
  if (top < scrollMarginOf(form) || top > window.innerHeight / 2)
    form.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Scrolls the new answer and the handset into view. An answer that was shown before does not scroll. */
function useScrollToAnswer(root: RefObject<HTMLElement | null>, shown: number | undefined): void {
  const before = useRef(shown)
  useEffect(() => {
    if (shown === undefined || shown === before.current) return
    before.current = shown
    root.current?.querySelector('[data-arrival]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const side = root.current?.querySelector('[data-side]')
    if (side) side.scrollTop = 0
  }, [root, shown])
}

interface CodeSampleProps {
  operationId: string
  snippets: Snippet[]
  values: CallValues
}

/** The form's call as code: the sandbox gives the same answers. */
function CodeSample({ operationId, snippets, values }: CodeSampleProps) {
  const { snippet, options } = useSnippet(snippets)
  if (!snippet) return null
  const { html, text } = fillSnippet(snippet, values)
  const head = (
    <Select label="Language of the code samples" value={snippet.language} options={options} onChange={chooseLanguage} />
  )
  return <CodeBlock label={`Code of the call to ${operationId}`} head={head} html={html} text={text} />
}

interface FieldSuggestionsProps {
  form: OperationForm
  draft: Draft
  links: FormLinks
  children: ReactNode
}

/** Provides the fields with suggestions from earlier calls. */
function FieldSuggestions({ form, draft, links, children }: FieldSuggestionsProps) {
  const session = useStore(form.store)
  const beside = useMemo<FieldContextValue>(() => {
    const { contract, operation, clockAndRandom } = form
    const id = correlationIdOf(draft)
    const sources = contract && { session, contract, now: clockAndRandom.now() }
    const fromCalls = sources && isOperationId(operation.id) ? draftSuggestions(draft, operation.id, sources) : []
    const suggestions = [...fromCalls, ...numberSuggestions(draft, operation, session)]
    return {
      suggestions: suggestions.filter((suggestion) => !isFilledIn(draft, suggestion)),
      missingValues: missingValues(draft, suggestions, contract),
      openVerification: links.openVerification,
      fieldOptions: contract ? fieldOptionsFor(contract, bodyProperties(draft)) : {},
      apply: (suggestion) => edit(form, (before) => ({ ...withSuggestion(before, suggestion), isTouched: true })),
      pin:
        sources && id !== undefined
          ? {
              isPinned: draft.isPinned,
              isSpent: isUsed(session, id),
              set: (isPinned) => edit(form, (before) => ({ ...before, isPinned })),
            }
          : null,
    }
  }, [form, draft, session, links])
  return <FieldContext value={beside}>{children}</FieldContext>
}

/** A value that is filled in already is not suggested. */
function isFilledIn(draft: Draft, suggestion: FieldContextValue['suggestions'][number]): boolean {
  return JSON.stringify(withSuggestion(draft, suggestion)) === JSON.stringify(draft)
}

interface NextStepViewProps {
  form: OperationForm
  call: CallRecord
  links: FormLinks
  onSend: () => void
}

/** The suggested next operation. */
function NextStepView({ form, call, links, onSend }: NextStepViewProps) {
  const { contract, operation } = form
  const engine = useStore(form.store, (session) => session.engine)
  if (!contract || !isOperationId(operation.id)) return null
  const ledger = ledgerOf(engine)
  const body = bodyProperties(call.draft)
  const step = nextStepAfter({ operation: operation.id, answered: call.answered, body, contract, ledger })
  if (!step) return null
  const isSame = step.operation === operation.id && step.values === undefined
  return (
    <p className="try-next">
      <Button small onClick={() => (isSame ? onSend() : links.openFilledIn(step.operation, step.values))}>
        Next: {step.label}
      </Button>
      <span>{step.because}</span>
    </p>
  )
}

interface StartingPointProps {
  form: OperationForm
  source: ProductSource
  links: FormLinks
}

/** Leads to the call that provides what this one needs. */
function StartingPointView({ form, source, links }: StartingPointProps) {
  const { contract, operation, clockAndRandom } = form
  const engine = useStore(form.store, (session) => session.engine)
  if (!contract || !isOperationId(operation.id)) return null
  const start = startingPointFor(operation.id, { ledger: ledgerOf(engine), contract, now: clockAndRandom.now() })
  if (!start) return null
  const entries = source.product.groups.flatMap(({ operations }) => operations)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    void links.openFilledIn(start.operation)
  }
  return (
    <p className="try-notice">
      Start with step {start.step},{' '}
      <a href={hrefOf(tryOutOf(start.operation))} onClick={open}>
        {entries.find(({ id }) => id === start.operation)?.summary ?? start.operation}
      </a>
      : {start.because}
    </p>
  )
}
