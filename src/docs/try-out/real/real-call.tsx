import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { accessLabel } from '#docs/model/access.ts'
import { fieldControl } from '#docs/model/field-control.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import type { OperationForm } from '../actions.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { LinkButton, TextInput } from '../controls.tsx'
import type { Draft } from '../draft.ts'
import { Field, SelectField } from '../field.tsx'
import { defaultHeaders } from '../request.ts'
import { credentialFields, withCredentials } from './credentials.ts'
import type { RealCalls } from './real-calls.ts'
import { type RealForm, sendReal, writtenCall } from './send-real.ts'

/** What a form needs to send real calls instead of simulated ones. */
interface RealCall {
  headers: Record<string, string>
  /** Beside Send. */
  foot: ReactNode
  /** A method that may change data asks once for each operation. */
  send: (draft: Draft) => void
  dialog: ReactNode
}

/** Real calls of an operation; null while calls are simulated. */
export function useRealCall(
  form: OperationForm,
  product: Product,
  call: CallContext,
  calls: RealCalls | undefined,
): { bar: ReactNode; real: RealCall | null } {
  const { store, operation } = form
  const isReal = useStore(store, (session) => session.isReal)
  const [alternative, setAlternative] = useState(0)
  const realForm = useMemo(
    () => (calls ? { form, product, call, calls, alternative } : null),
    [form, product, call, calls, alternative],
  )
  const headers = useMemo(() => {
    const access = operation.access?.[alternative]
    const open = withCredentials(product, { operation, call }, { access, typed: {} })
    return defaultHeaders(open.operation, open.call)
  }, [operation, alternative, product, call])
  const { stop, start } = usePending(realForm)
  const [unconfirmed, setUnconfirmed] = useState<Draft | null>(null)
  const isConfirmed = useRef(/^(GET|HEAD|OPTIONS|QUERY)$/.test(operation.method))
  const send = useCallback(
    (draft: Draft) => {
      if (isConfirmed.current) start(draft)
      else setUnconfirmed(draft)
    },
    [start],
  )
  const draft = useStore(store, ({ drafts }) => drafts[operation.id])
  if (!realForm || !draft) return { bar: null, real: null }
  const target = targetOf(realForm, draft)
  const bar = <RealBar {...{ realForm, isReal, target, setAlternative }} />
  if (!isReal) return { bar, real: null }
  const dialog = unconfirmed && (
    <ConfirmRealCall
      target={target}
      onClose={() => setUnconfirmed(null)}
      onConfirm={() => {
        isConfirmed.current = true
        setUnconfirmed(null)
        start(unconfirmed)
      }}
    />
  )
  return { bar, real: { headers, foot: <Foot target={target} stop={stop} />, send, dialog } }
}

/** One call at a time per open form. A call goes on when its form is closed, and is stopped with the page. */
function usePending(realForm: RealForm | null) {
  const running = useRef<AbortController | null>(null)
  const [pending, setPending] = useState<AbortController | null>(null)
  const start = useCallback(
    (draft: Draft) => {
      if (!realForm || running.current) return
      const controller = new AbortController()
      running.current = controller
      setPending(controller)
      void sendReal(realForm, draft, controller.signal).finally(() => {
        running.current = null
        setPending(null)
      })
    },
    [realForm],
  )
  return { start, stop: pending && (() => pending.abort()) }
}

interface Target {
  host: string
  /** Method and address without the query, which may hold a credential. */
  line: string
}

function targetOf(realForm: RealForm, draft: Draft): Target {
  const { method, url } = writtenCall(realForm, draft, true)
  const [address = ''] = url.split('?')
  return { host: URL.canParse(url) ? new URL(url).host : address, line: `${method} ${address}` }
}

function Foot({ target, stop }: { target: Target; stop: (() => void) | null }) {
  if (!stop) return `Calls ${target.host}.`
  return (
    <>
      Waiting for {target.host}. <LinkButton onClick={stop}>Stop</LinkButton>
    </>
  )
}

interface ConfirmRealCallProps {
  target: Target
  onClose: () => void
  onConfirm: () => void
}

function ConfirmRealCall({ target, onClose, onConfirm }: ConfirmRealCallProps) {
  return (
    <ConfirmDialog title={`Call ${target.host}?`} confirm="Send" onClose={onClose} onConfirm={onConfirm}>
      {target.line} is a real call: it may create, change or delete data, or cost money. You are asked once for this
      operation.
    </ConfirmDialog>
  )
}

interface RealBarProps {
  realForm: RealForm
  isReal: boolean
  target: Target
  setAlternative: (index: number) => void
}

/** The switch between simulated and real calls, and where a real call goes. */
function RealBar({ realForm, isReal, target, setAlternative }: RealBarProps) {
  const { store } = realForm.form
  return (
    <>
      <fieldset className="try-modes">
        <legend>Calls are</legend>
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={`try-mode-${realForm.form.operation.id}`}
              checked={isReal === value}
              onChange={() => store.setState({ isReal: value })}
            />
            {value ? 'Real calls' : 'Simulated'}
          </label>
        ))}
      </fieldset>
      {isReal && (
        <section className="try-real" aria-label="Real call">
          <p>
            <strong>Real call.</strong> <span className="try-mono">{target.line}</span>
          </p>
          <p>
            {realForm.calls.sendNote} {target.host} carries it out.
          </p>
          <CredentialFields realForm={realForm} setAlternative={setAlternative} />
        </section>
      )}
    </>
  )
}

function CredentialFields({ realForm, setAlternative }: Pick<RealBarProps, 'realForm' | 'setAlternative'>) {
  const { form, product, alternative } = realForm
  const { store, operation } = form
  const typed = useStore(store, (session) => session.credentials)
  const id = useId()
  const { access = [] } = operation
  const fields = credentialFields(product, access[alternative])
  return (
    <div className="try-fields">
      {access.length > 1 && (
        <SelectField
          id={`${id}-access`}
          label="Credentials"
          value={String(alternative)}
          options={access.map((each, index) => ({
            value: String(index),
            label: accessLabel(each, product.securitySchemes),
          }))}
          onChange={(index) => setAlternative(Number(index))}
        />
      )}
      {fields.map(({ key, label, isSecret }) => (
        <Field key={key} id={`${id}-${key}`} label={label}>
          <TextInput
            {...fieldControl({ id: `${id}-${key}` })}
            type={isSecret ? 'password' : 'text'}
            value={typed[key] ?? ''}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) =>
              store.setState(({ credentials }) => ({ credentials: { ...credentials, [key]: target.value } }))
            }
          />
        </Field>
      ))}
      <p className="try-caption" data-wide>
        {fields.length > 0
          ? 'The page keeps them in its memory until you leave it, and stores them nowhere.'
          : 'This call needs no credentials.'}
      </p>
    </div>
  )
}
