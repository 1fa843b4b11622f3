import { useMemo, useState } from 'react'
import { afterPress } from './after-press.ts'
import type { FormBinding } from './binding.ts'
import { type FormProblem, serverFeedback, visibleErrors } from './feedback.ts'

type Values = Record<string, unknown>

type Wanted<V> = {
  pending: boolean
  problem: FormProblem | null
  unsaved?: boolean
  initial?: Partial<V>
  onSubmit: (values: V) => void
  onChange?: (values: Partial<V>) => void
}

/** Values, what was visited, what was sent, and from them what is said. rjsf only draws: it validates nothing by itself. */
export function useFormState<V extends object>(binding: FormBinding<V>, wanted: Wanted<V>) {
  const [values, setValues] = useState<Partial<V>>(wanted.initial ?? {})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState<Partial<V>>()
  const [refused, setRefused] = useState(0)
  const [dirty, setDirty] = useState(false)

  const fields = Object.keys(binding.schema.properties ?? {})
  const objections = useMemo(() => binding.check(values), [binding, values])
  const server = serverFeedback(wanted.problem, fields, { ...sent }, { ...values })
  const errors = [...server.errors, ...visibleErrors(objections, touched, sent !== undefined)]

  // What was sent and nobody objects to is nobody's loss: the way on after a success is free.
  const objected = objections.length > 0 || wanted.problem !== null
  const unsaved = dirty && (sent !== values || objected || wanted.unsaved === true)

  const change = (changed: Partial<V> = {}) => {
    const next = binding.follow(changed, values)
    setValues(next)
    if (differ({ ...next }, { ...values })) setDirty(true)
    wanted.onChange?.(next)
  }
  const touch = (id: string) =>
    afterPress(() => setTouched((before) => new Set([...before, id.slice(binding.name.length + 1)])))
  const submit = () => {
    if (wanted.pending) return
    setSent(values)
    if (binding.accepts(values)) wanted.onSubmit(values)
    else setRefused(refused + 1)
  }
  return { values, errors, banner: server.banner, unsaved, refused, change, touch, submit }
}

/** A box that nobody has ticked is false as soon as rjsf has drawn it: that is nobody's input. */
const differ = (next: Values, before: Values) =>
  Object.keys({ ...next, ...before }).some((field) => (next[field] || undefined) !== (before[field] || undefined))
