import { useMemo, useState } from 'react'
import type { FormBinding } from './binding.ts'
import { type FormProblem, serverFeedback, visibleErrors } from './feedback.ts'

type Values = Record<string, unknown>

export type FormStateProps<V> = {
  /** While a request is running, the button shows a spinner, and a second submit is ignored. */
  pending: boolean
  /** The problem of the last request, shown at its fields and in the banner. */
  problem: FormProblem | null
  onSubmit: (values: V) => void
  initial?: Partial<V>
  /** Keeps the input unsaved although `problem` is null: it waits for a code, or a notice shows the problem. */
  unsaved?: boolean
  /** Submits as soon as the input is valid, for a code that is complete with its last digit. */
  submitsWhenValid?: boolean
  /** Called on every change, so that a wizard keeps the input on Back. */
  onChange?: (values: Partial<V>) => void
}

/** Values and visible errors of a form. rjsf only renders; validation happens here. */
export function useFormState<V extends object>(binding: FormBinding<V>, props: FormStateProps<V>) {
  const [values, setValues] = useState<Partial<V>>(props.initial ?? {})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState<Partial<V>>()
  // A form that opens with the problem of a request shows what was sent.
  const [sentBefore] = useState(props.problem ? values : undefined)
  const [rejectedSubmits, setRejectedSubmits] = useState(0)
  const [dirty, setDirty] = useState(false)

  const fields = Object.keys(binding.schema.properties ?? {})
  const problems = useMemo(() => binding.check(values), [binding, values])
  const server = serverFeedback(props.problem, fields, { ...(sent ?? sentBefore) }, { ...values })
  const errors = [...server.errors, ...visibleErrors(problems, touched, sent !== undefined)]

  // Values sent without a problem count as saved, so that navigation does not ask.
  const failed = problems.length > 0 || props.problem !== null
  const unsaved = dirty && (sent !== values || failed || props.unsaved === true)

  const change = (changed: Partial<V> = {}) => {
    const next = binding.follow(changed, values)
    setValues(next)
    const isInput = differ({ ...next }, { ...values })
    if (isInput) setDirty(true)
    props.onChange?.(next)
    if (isInput && props.submitsWhenValid && binding.accepts(next)) submit(next)
  }
  const touch = (id: string) =>
    afterPointerUp(() => setTouched((before) => new Set([...before, id.slice(binding.name.length + 1)])))
  const submit = (entered: Partial<V>) => {
    if (props.pending) return
    setSent(entered)
    const read = binding.read(entered)
    if (binding.accepts(read)) props.onSubmit(read)
    else setRejectedSubmits(rejectedSubmits + 1)
  }
  return {
    values,
    errors,
    banner: server.banner,
    unsaved,
    rejectedSubmits,
    change,
    touch,
    submit: () => submit(values),
  }
}

/** rjsf sets an unticked checkbox to false when it mounts, which is no input. */
const differ = (next: Values, before: Values) =>
  Object.keys({ ...next, ...before }).some((field) => (next[field] || undefined) !== (before[field] || undefined))

let pointerIsDown = false
const setPointer = (isDown: boolean) => () => {
  pointerIsDown = isDown
}
// There is no window during prerendering.
if (!import.meta.env.SSR) {
  window.addEventListener('pointerdown', setPointer(true), true)
  window.addEventListener('pointerup', setPointer(false), true)
  window.addEventListener('pointercancel', setPointer(false), true)
}

/**
 * Pressing a link below a field blurs it, and showing the error would move the link and lose the click. So the error is
 * shown after the click.
 */
function afterPointerUp(run: () => void) {
  if (!pointerIsDown) return run()
  window.addEventListener('pointerup', () => setTimeout(run), { once: true })
}
